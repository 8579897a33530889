import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server was given so far. */
export interface Taken {
  readonly texts: number;
  readonly recipients: number;
}

/** A mail server in a process of its own that takes everything: prints its port, and says what it took when it is asked. */
const recipients = new Set<string>();
let texts = 0;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, session, done) {
    stream.resume().on('end', () => {
      texts += 1;
      for (const { address } of session.envelope.rcptTo) recipients.add(address);
      done();
    });
  },
});
server.on('error', () => undefined);
process.on('message', () => process.send?.({ texts, recipients: recipients.size } satisfies Taken));
server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port));
