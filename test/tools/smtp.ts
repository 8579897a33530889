import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the sink does with the next mail: accept it, refuse it for now or for good; drop the line after its text, or say nothing. */
export type Behaviour = 'accept' | 'refuseForNow' | 'refuseForGood' | 'refuseRecipient' | 'drop' | 'hold';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly parsed: Email;
}

export interface SmtpSink {
  readonly url: string;
  /** The mails accepted so far. */
  readonly received: readonly ReceivedMail[];
  /** How many texts came over the line, accepted or not. */
  readonly texts: () => number;
  /** How many connections are open. */
  readonly connections: () => number;
  /** What is done with the coming mails, one after the other; then `accept`. */
  next(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

const reply = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server on a port of this machine, a free one unless it is named, that takes so many connections at once. */
export async function openSmtpSink(at = 0, maxClients = Infinity): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  const plan: Behaviour[] = [];
  let texts = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    maxClients,
    onRcptTo(_address, _session, done) {
      if (plan[0] !== 'refuseRecipient') return done();
      plan.shift();
      return done(reply(550, '5.1.1 No such person here'));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        texts++;
        const behaviour = plan.shift() ?? 'accept';
        if (behaviour === 'drop') return void dropAll();
        if (behaviour === 'hold') return undefined;
        if (behaviour === 'refuseForNow') return done(reply(451, '4.3.0 Try again later'));
        if (behaviour === 'refuseForGood') return done(reply(554, '5.7.1 Not wanted\u0007 here'));
        const raw = Buffer.concat(chunks).toString();
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const to = session.envelope.rcptTo.map(({ address }) => address);
        return void PostalMime.parse(raw).then((parsed) => {
          received.push({ from, to, raw, parsed });
          done();
        }, done);
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const dropAll = () => sockets.forEach((socket) => socket.destroy());
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    texts: () => texts,
    connections: () => sockets.size,
    next: (...behaviours) => void plan.push(...behaviours),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropAll();
      }),
  };
}
