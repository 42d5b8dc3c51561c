// The messages of docs/protocol.md under the names this client uses. The client knows no rules: everything it draws or offers stands in here.
export { SAYINGS } from './wire.gen';
export type {
  Analysis, Annotation, Assist, Attempt, Attempted, Begins, CardInfo, Catalogue, CellKind, Chances, Changes, ChapterInfo, ChapterPlace, ChooseSchool, ClientMessage, Clock, ClockState, Coach, Colour, Counts, Course,
  Direction, Draft, DrawnArrow, DrawnFigure, DrawnMark, EditChapter, Edited, Entitle, Entry, Event, ExampleInfo, Exercise, FigureDrawing, FigureJudged, FlareHalf, FlareState, Found, Frame, GoodTurn, GoodTurns, Held, HintRequest, HintTold, Lang, Lead, LessonInfo,
  LinkedText, LinkState, LogLine, Look, LookAtLink, Made, MadeTable, Meeting, Mended, Nearest, NewChapter, NewLink, NewNotebook, NewSeat, NewStudy, NewTable, NotebookInfo, NotebookStep, Option, OptionKind, Pace, Params, Part, Pieces, PlaceShown, PlayedGame, PlayerSummary, Point, PositionRequest, PositionText, PracticeRequest, Problem,
  OwnGame, Progress, Prospect, PuzzleInfo, Puzzles, Question, Rank, Reasons, RecordName, RecordSummary, RemarkRequest, RenewLink, ReplayStep, Result, Say, Saying, School, SchoolInfo, Scores, Seat, SeatKind, SendRecord, Sentence,
  ServerMessage, ShownPosition, Solver, Solving, Square, StandIn, Statistics, Step, StudySeat, Swing, TakeBack, TakeSeat, TakenSeat, TaskInfo, TaskState, Template, ToldChapter, TurnBack, View, Vote, Way,
  Company as People,
  FiguresAnswer as FigureAnswer,
  Figures as FigureQuestion,
  FiguresChecked as FigureVerdict,
  Hint as HintMessage,
  People as PeopleMessage,
  Practice as PracticeAnswer,
  Preview as PreviewMessage,
  Refused as RefusedMessage,
  Replay as Story,
  Said as SaidMessage,
  Summary as TableSummary,
  Table as TableMessage,
  Remark as RemarkAnswer,
} from './wire.gen';
import type { PuzzleInfo } from './wire.gen';

export type Motif = PuzzleInfo['motifs'][number];
