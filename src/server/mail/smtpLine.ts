import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Milliseconds: no mail server takes longer to answer, by RFC 5321 section 4.5.3.2 rounded down to what a queue can bear. */
const TIME_LIMITS = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/** Why a mail was not accepted; `handedOver` when its text had begun to leave, so that without a reply nobody can know. */
export class SendError extends Error {
  constructor(
    message: string,
    readonly handedOver: boolean,
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

  constructor(private readonly url: string) {}

  /** Sends one finished message; resolves after the server's 250. Throws SendError. */
  async send(from: string, to: string, message: Buffer): Promise<void> {
    let handedOver = false;
    try {
      const connection = await this.#open();
      const body = new Readable({
        read() {
          handedOver = true;
          this.push(message);
          this.push(null);
        },
      });
      await new Promise<void>((resolve, reject) => {
        connection.send({ from, to: [to] }, body, (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      this.#connection?.close();
      this.#connection = undefined;
      const { message: text, response, command, responseCode } = error as ReplyError;
      throw new SendError(response || text, handedOver, command, responseCode);
    }
  }

  close(): void {
    this.#connection?.quit();
    this.#connection = undefined;
  }

  async #open(): Promise<SMTPConnection> {
    if (this.#connection) return this.#connection;
    const { auth, ...options } = parseConnectionUrl(this.url);
    const connection = new SMTPConnection({ ...TIME_LIMITS, ...options });
    // Known from the start, so that what fails on the way closes it.
    this.#connection = connection;
    connection.once('end', () => {
      if (this.#connection === connection) this.#connection = undefined;
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
