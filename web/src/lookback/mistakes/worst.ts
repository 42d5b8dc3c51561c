// Which turns are worth another try: the worst of one player, at most three.
import type { Analysis, Point, School } from '../../net/protocol';

const MOST = 3;

/** The list comes ranked by what was missed; finds are no mistakes. */
export function worstOf(analysis: Analysis, school: School): Point[] {
  const told = analysis.swings.filter((swing) => swing.kind && swing.kind !== 'brilliant').map((swing) => analysis.points[swing.point]!);
  return told.filter((point) => point.school === school && point.best).slice(0, MOST);
}
