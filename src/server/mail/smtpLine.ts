import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Milliseconds: no mail server takes longer to answer, by RFC 5321 section 4.5.3.2 rounded down to what a queue can bear. */
const TIME_LIMITS = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

const CUT = 'The program was stopped while it handed this mail over; it may have been sent.';

/** Why a mail was not accepted, and how far it had come: once its text had begun to leave, without a reply nobody can know. */
export class SendError extends Error {
  constructor(
    message: string,
    readonly stage: 'connecting' | 'announced' | 'handedOver',
    /** The command that failed and the server's reply code, where there was one. */
    readonly command: string | undefined,
    readonly responseCode: number | undefined,
  ) {
    super(message);
    this.name = 'SendError';
  }
}

/** A connection to the mail server: opened with the first mail, kept for the next, closed after any error. */
export class SmtpLine {
  #connection: SMTPConnection | undefined;
  #isLetIn = Promise.resolve(false);
  readonly #cut = new AbortController();

  constructor(private readonly url: string) {}

  /** True once the line was cut: what did not leave before is not to blame for it. */
  get isCut(): boolean {
    return this.#cut.signal.aborted;
  }

  /** Whether the mail server has let it in, once that is known. */
  get isLetIn(): Promise<boolean> {
    return this.#isLetIn;
  }

  /** Ends what is being sent, whatever the server does, and sends nothing more. */
  cut(): void {
    this.#cut.abort(new Error(CUT));
    this.#connection?.close();
  }

  /** Sends one finished message; resolves after the server's 250. Throws SendError. */
  async send(from: string, to: string, message: Buffer): Promise<void> {
    let stage: SendError['stage'] = 'connecting';
    try {
      const opening = this.#open();
      this.#isLetIn = opening.then(
        () => true,
        () => false,
      );
      const connection = await this.#orCut(opening);
      stage = 'announced';
      const body = new Readable({
        read() {
          stage = 'handedOver';
          this.push(message);
          this.push(null);
        },
      });
      const sent = new Promise<void>((resolve, reject) => {
        connection.send({ from, to: [to] }, body, (error) => (error ? reject(error) : resolve()));
      });
      await this.#orCut(sent);
    } catch (error) {
      this.#connection?.close();
      this.#forget();
      const { message: text, response, command, responseCode } = error as ReplyError;
      throw new SendError(response || text, stage, command, responseCode);
    }
  }

  close(): void {
    this.#connection?.quit();
    this.#forget();
  }

  #forget(): void {
    this.#connection = undefined;
    this.#isLetIn = Promise.resolve(false);
  }

  /** A server that says nothing does not say either that it has heard of the end. */
  async #orCut<T>(asked: Promise<T>): Promise<T> {
    const { signal } = this.#cut;
    asked.catch(() => undefined);
    let stop = () => {};
    const cut = new Promise<never>((_resolve, reject) => {
      stop = () => reject(signal.reason as Error);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
    return Promise.race([asked, cut]).finally(() => signal.removeEventListener('abort', stop));
  }

  async #open(): Promise<SMTPConnection> {
    if (this.#connection) return this.#connection;
    const { auth, ...options } = parseConnectionUrl(this.url);
    const connection = new SMTPConnection({ ...TIME_LIMITS, ...options });
    // Known from the start, so that what fails on the way closes it.
    this.#connection = connection;
    connection.once('end', () => {
      if (this.#connection === connection) this.#forget();
    });
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth && (auth.user || auth.pass))
      await new Promise<void>((resolve, reject) => {
        connection.login(auth, (error) => (error ? reject(error) : resolve()));
      });
    return connection;
  }
}

interface ReplyError extends Error {
  readonly response?: string;
  readonly command?: string;
  readonly responseCode?: number;
}
