import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PracticeAnswer, PracticeRequest, ServerMessage, Way } from '../src/net/protocol';
import { PracticeLine } from '../src/practice/line';
import turnFixture from '../fixtures/turn';

const { table } = turnFixture;

function answer(choices: readonly string[]): PracticeAnswer {
  return { choices: [...choices], coach: { kind: 'lesson', id: 'place', text: 'Place a piece.', done: false }, table };
}

/** Answers that are given when the test says so. */
class Server {
  asked: { path: string; body: PracticeRequest; say: (status: number, body: unknown) => void }[] = [];

  fetch = (path: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve) => {
      const say = (status: number, body: unknown) => resolve(new Response(JSON.stringify(body), { status }));
      this.asked.push({ path, body: JSON.parse(String(init.body)) as PracticeRequest, say });
    });
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('a table that is not on the server', () => {
  let server: Server;
  let line: PracticeLine;
  let heard: ServerMessage[];
  let astray: Way[];
  const refused: string[] = [];
  let help: boolean | null;

  beforeEach(() => {
    server = new Server();
    vi.stubGlobal('fetch', server.fetch);
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    heard = [];
    help = null;
    astray = [];
    refused.length = 0;
    line = new PracticeLine({ kind: 'lesson', id: 'place' }, {
      lang: () => 'de',
      help: () => help,
      receive: (message) => heard.push(message),
      stands: () => {},
      astray: (way) => astray.push(way),
      refused: (sentence) => refused.push(sentence.key),
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  async function play(choice: string): Promise<void> {
    line.send({ type: 'play', state: 0, choice });
    const { body, say } = server.asked.at(-1)!;
    say(200, answer([...(body.choices ?? []), choice]));
    await settled();
  }

  it('sends all choices with every one, and counts its states upwards', async () => {
    await play('place e5');
    await play('place e6');
    expect(server.asked[1]!.body).toEqual({ what: { kind: 'lesson', id: 'place' }, choices: ['place e5'], choice: 'place e6', lang: 'de', help: null });
    line.send({ type: 'undo', state: 2 });
    expect(server.asked[2]!.body).toMatchObject({ choices: ['place e5'] });
    expect(server.asked[2]!.body.choice).toBeUndefined();
    server.asked[2]!.say(200, answer(['place e5']));
    await settled();
    expect(line.choices).toEqual(['place e5']);
    expect(heard.map((message) => message.type === 'table' && message.state)).toEqual([1, 2, 3]);
  });

  it('says whether cards are to tell what they lack', () => {
    help = false;
    void line.show([]);
    expect(server.asked[0]!.body.help).toBe(false);
  });

  it('listens to the newest answer only', async () => {
    line.send({ type: 'play', state: 0, choice: 'place e5' });
    line.send({ type: 'play', state: 0, choice: 'place e6' });
    server.asked[1]!.say(200, answer(['place e6']));
    await settled();
    server.asked[0]!.say(200, answer(['place e5']));
    await settled();
    expect(line.choices).toEqual(['place e6']);
    expect(heard).toHaveLength(1);
  });

  it('begins anew when what was kept does not fit any more', async () => {
    void line.show(['place z9']);
    server.asked[0]!.say(400, { error: { key: 'outdated', text: '' } });
    await settled();
    expect(server.asked[1]!.body.choices).toEqual([]);
    server.asked[1]!.say(200, answer([]));
    await settled();
    expect(refused).toEqual([]);
    expect(heard).toHaveLength(1);
  });

  it('says what the rules forbid, and why a look leads nowhere', async () => {
    line.send({ type: 'play', state: 0, choice: 'place z9' });
    server.asked[0]!.say(400, { error: { key: 'no_square', text: '' } });
    await settled();
    expect(refused).toEqual(['no_square']);
    line.send({ type: 'preview', state: 0, choice: 'place e5' });
    server.asked[1]!.say(400, { error: { key: 'occupied', text: '' } });
    await settled();
    expect(heard.at(-1)).toMatchObject({ type: 'refused', key: 'occupied', about: 'preview' });
  });

  it('hints at the next choices, or at those to be taken back', async () => {
    await play('place a5');
    line.send({ type: 'hint', state: 1 });
    server.asked.at(-1)!.say(200, { kept: 1, choices: ['place e5'] });
    await settled();
    expect(heard.at(-1)).toMatchObject({ type: 'hint', choices: ['place e5'] });
    line.send({ type: 'hint', state: 1 });
    server.asked.at(-1)!.say(200, { kept: 0, choices: ['place e5'] });
    await settled();
    expect(heard.at(-1)).toMatchObject({ type: 'hint', choices: [] });
    expect(astray).toEqual([{ kept: 0, choices: ['place e5'] }]);
  });

  it('is silent once it is closed', async () => {
    line.send({ type: 'play', state: 0, choice: 'place e5' });
    line.close();
    server.asked[0]!.say(200, answer(['place e5']));
    await settled();
    expect(heard).toEqual([]);
  });
});
