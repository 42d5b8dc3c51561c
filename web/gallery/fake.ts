// A connection without a server: previews come from the fixture, choices are only written down.
import type { Fixture } from '../fixtures/fixture';
import type { ClientMessage, ServerMessage } from '../src/net/protocol';
import type { Line } from '../src/net/socket';

export class FakeLine implements Line {
  constructor(readonly fixture: Fixture, readonly receive: (message: ServerMessage) => void) {}

  send(message: ClientMessage): void {
    if (message.type === 'preview') {
      const known = this.fixture.previews[message.choice];
      const offered = this.fixture.table.options.some((option) => option.text === message.choice);
      if (known) this.receive(known);
      else if (!offered) this.receive({ type: 'refused', key: 'fake', params: {}, text: `${message.choice}: a higher piece stands there.` });
      return;
    }
    console.info('sent', message);
    if (message.type === 'play' || message.type === 'undo') setTimeout(() => this.receive(this.fixture.table), 120);
  }

  close(): void {}
}
