import { BACKEND_PATH } from '../../../src/contract/constants';
import { EVENTS_PATH, type ServerEvent } from '../../../src/contract/events';
import { type Refusal, REFUSAL_HEADER } from '../../../src/contract/refusal';
import type { InputOf, ReplyOf } from '../../../src/contract/script';
import { type ScriptByName, type ScriptName, scripts } from '../../../src/contract/scripts';
import { writeRecord } from '../../../src/contract/wire/record';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { until } from '../../tools/until';

/** What a call came to: the body as text, and the refusal that its header explains. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly refusal: Refusal | undefined;
}

/** An open stream of events. */
interface Listening {
  /** All that has been heard. */
  readonly heard: readonly ServerEvent[];
  /** The id of the last of them. */
  lastId(): string;
  /** Resolves with `whole` or `gap`. */
  begun(): Promise<string>;
  /** Resolves with the first event that fits, heard already or yet to come. */
  next(what: string, fits: (event: ServerEvent) => boolean): Promise<ServerEvent>;
  /** Resolves when the server has ended the stream, or died. */
  readonly ended: Promise<void>;
  close(): void;
}

/** A signed-in person of a running server. */
export interface Client {
  readonly url: string;
  readonly userId: string;
  readonly cookie: string;
  /** Sends a wire object to a script, form-encoded, in this person's name. */
  send(name: ScriptName, wire: Readonly<Record<string, string>>): Promise<Answer>;
  /** Calls a script with a domain object; resolves with the reply that the contract reads, or fails. */
  call<N extends ScriptName>(name: N, input: InputOf<ScriptByName[N]>): Promise<ReplyOf<ScriptByName[N]>>;
  /** Opens the stream of events; resolves once the server has opened it. */
  /** Hears the stream; from after the event of an id, where one is named. */
  listen(after?: string): Promise<Listening>;
}

/** A domain object as it stands on the wire of a form. */
export const wireOf = (name: ScriptName, input: object) =>
  writeRecord(scripts[name].input, input as never) as Record<string, string>;

export async function answerOf(response: Response): Promise<Answer> {
  const header = response.headers.get(REFUSAL_HEADER);
  const refusal = header === null ? undefined : (JSON.parse(decodeURIComponent(header)) as Refusal);
  return { status: response.status, text: await response.text(), refusal };
}

/** Signs an account in at a running server, of the demo unless the password is another one. */
export async function signIn(
  url: string,
  login = 'staff@co.example',
  password = DEMO_PASSWORD,
): Promise<Client> {
  const credentials = { login, password, remember: false };
  const response = await fetch(url + BACKEND_PATH + scripts['session.signIn'].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      wireOf('session.signIn', { ...credentials, screenResolution: '', windowResolution: '' }),
    ),
  });
  const read = scripts['session.signIn'].reply.read(await response.json());
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  if (read.outcome !== 'accepted' || cookie === '') throw new Error(`${login} was not signed in`);
  return clientAt(url, read.session.agency.userId, cookie);
}

/** The same person of the same session, at a server of the same installation. */
export function clientAt(url: string, userId: string, cookie: string): Client {
  const send = async (name: ScriptName, wire: Readonly<Record<string, string>>) =>
    answerOf(
      await fetch(url + BACKEND_PATH + scripts[name].path, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ ID_USER_CLIENT: userId, ...wire }),
      }),
    );
  return {
    url,
    userId,
    cookie,
    send,
    async call(name, input) {
      const { text, status } = await send(name, wireOf(name, input));
      if (status !== 200) throw new Error(`${name} was answered ${status}: ${text}`);
      const body: unknown = /^[{[]/.test(text) ? JSON.parse(text) : text;
      return (
        scripts[name].reply as unknown as { read(body: unknown): ReplyOf<ScriptByName[typeof name]> }
      ).read(body);
    },
    listen: (after) => listen(url, cookie, after),
  };
}

/** An encoding may take its time on a busy machine; in milliseconds. */
const PATIENCE = 90_000;

async function listen(url: string, cookie: string, after?: string): Promise<Listening> {
  const hanging = new AbortController();
  const response = await fetch(url + BACKEND_PATH + EVENTS_PATH, {
    headers: { cookie, ...(after !== undefined && { 'last-event-id': after }) },
    signal: hanging.signal,
  });
  if (response.status !== 200 || !response.body)
    throw new Error(`the stream was answered ${response.status}`);
  const heard: ServerEvent[] = [];
  const ids: string[] = [];
  let begun = '';
  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = '';
    for await (const text of body.pipeThrough(new TextDecoderStream() as never) as AsyncIterable<string>) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('id: ')) ids.push(line.slice(4));
        if (line === 'data: gap' || line === 'data: whole') begun = line.slice(6);
        else if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice(6)) as ServerEvent);
      }
    }
  };
  return {
    heard,
    lastId: () => ids.at(-1) ?? '',
    begun: () => until('the stream to begin', () => begun || undefined, PATIENCE),
    next: (what, fits) => until(what, () => heard.find(fits), PATIENCE),
    ended: read(response.body).catch(() => undefined),
    close: () => hanging.abort(),
  };
}
