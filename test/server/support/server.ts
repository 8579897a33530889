import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { type Refusal, REFUSAL_HEADER } from '../../../src/contract/refusal';
import type { AnyScript, InputOf, ReplyOf } from '../../../src/contract/script';
import { type ScriptByName, type ScriptName, scripts } from '../../../src/contract/scripts';
import { writeRecord } from '../../../src/contract/wire/record';
import { type OpenInstallation, openInstallation } from '../../../src/server/app/assemble';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { fillAtFirstStart } from '../../../src/server/app/firstStart';
import { buildServer } from '../../../src/server/app/server';
import { type Environment, readSettings } from '../../../src/server/settings';
import type { TestDatabase } from '../../tools/databases';

/** The real server over a demo installation of its own, without workers; asked without a port. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly installation: OpenInstallation;
  close(): Promise<void>;
}

/** Starts it on SQLite, or on the PostgreSQL at this address, with `more` in its environment. */
export async function startServer(databaseUrl?: string, more: Environment = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-server-'));
  const settings = readSettings({
    GREENROOM_DATA: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...more,
  });
  const installation = await openInstallation(settings);
  await fillAtFirstStart(installation, {}, true);
  const app = await buildServer(installation);
  await app.ready();
  return {
    app,
    installation,
    async close() {
      await app.close();
      await installation.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts it on a database of its own, which ends with it. */
export async function startServerOn(
  open: () => Promise<TestDatabase>,
  more?: Environment,
): Promise<TestServer> {
  const database = await open();
  const server = await startServer(database.url, more).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  return {
    ...server,
    async close() {
      await server.close();
      await database.stop();
    },
  };
}

/** What a call came to, as a program on the other end sees it. */
interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** The refusal that the header explains, if it was one. */
  readonly refusal: Refusal | undefined;
  readonly cookie: string | undefined;
}

/** Posts a wire object to a script's path, form-encoded or as JSON as the script says. */
export async function post(
  app: FastifyInstance,
  script: AnyScript,
  wire: object,
  cookie = '',
  address?: string,
): Promise<Reply> {
  const isJson = script.encoding === 'json';
  const response = await app.inject({
    method: 'POST',
    url: BACKEND_PATH + script.path,
    headers: { cookie, 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' },
    payload: isJson ? JSON.stringify(wire) : new URLSearchParams(wire as Record<string, string>).toString(),
    ...(address ? { remoteAddress: address } : {}),
  });
  const header = response.headers[REFUSAL_HEADER];
  const session = response.cookies.find(({ name }) => name === 'greenroom_session');
  return {
    status: response.statusCode,
    body: String(response.headers['content-type']).includes('json') ? response.json() : response.body,
    refusal: typeof header === 'string' ? (JSON.parse(decodeURIComponent(header)) as Refusal) : undefined,
    cookie: session && `${session.name}=${session.value}`,
  };
}

/** A signed-in person. */
export interface Person {
  readonly userId: string;
  readonly cookie: string;
  /** Calls a script; resolves with what came back, whatever it is. */
  send(name: ScriptName, wire: object): Promise<Reply>;
  /** Calls a script with a domain object; resolves with the reply that the contract reads, or fails. */
  call<N extends ScriptName>(name: N, input: InputOf<ScriptByName[N]>): Promise<ReplyOf<ScriptByName[N]>>;
}

/** A call as it stands on the wire. */
export const wireOf = (name: ScriptName, input: object) => writeRecord(scripts[name].input, input as never);

/** What a sign-in sends. */
export const credentials = (login: string, password = DEMO_PASSWORD) =>
  wireOf('session.signIn', { login, password, remember: false, screenResolution: '', windowResolution: '' });

/** Signs an account in, of the demo unless the password is another one. */
export async function signIn({ app }: TestServer, login: string, password?: string): Promise<Person> {
  const answer = await post(app, scripts['session.signIn'], credentials(login, password));
  const read = scripts['session.signIn'].reply.read(answer.body);
  if (read.outcome !== 'accepted' || !answer.cookie) throw new Error(`${login} was not signed in`);
  const { userId } = read.session.agency;
  const { cookie } = answer;
  const send = (name: ScriptName, wire: object) =>
    post(app, scripts[name], { ID_USER_CLIENT: userId, ...wire }, cookie);
  return {
    userId,
    cookie,
    send,
    async call(name, input) {
      const { body, refusal } = await send(name, wireOf(name, input));
      if (refusal) throw new Error(`${name} was refused: ${JSON.stringify(refusal)}`);
      return (
        scripts[name].reply as unknown as { read(body: unknown): ReplyOf<ScriptByName[typeof name]> }
      ).read(body);
    },
  };
}
