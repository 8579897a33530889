import type { EnhancedStore } from '@reduxjs/toolkit';
import { BACKEND_PATH } from '../../src/contract/constants';
import type { ServerEvent } from '../../src/contract/events';
import type { Answer } from '../../src/contract/refusal';
import type { AnyScript } from '../../src/contract/script';
import { scripts } from '../../src/contract/scripts';
import { createOffice } from '../../src/office/app/office';
import type { RootState } from '../../src/office/app/rootReducer';
import { selectSession } from '../../src/office/entities/session';
import { type Asked, type CallInput, type Command, keyOf, type World } from '../../src/office/kernel/world';
import { bodyOf } from '../../src/office/ports/http/body';
import { read } from '../../src/office/ports/http/read';
import { refusalOf } from '../../src/office/ports/http/refusalOf';
import { DEMO_PASSWORD } from '../../src/server/demo/accounts';
import type { TestServer } from '../server/support/server';

/** What becomes of a call: it goes its way, it does not reach the server, or its answer gets lost. */
export type Fate = 'reached' | 'notSent' | 'answerLost';

/** Something that an office waits for; a call has two steps, to the server and back. */
interface Awaited {
  readonly what: string;
  readonly step: (fate: Fate) => Promise<void>;
}

/** The real office without its views over the real server; what it waits for comes when the test says so. */
export interface HeadlessOffice {
  readonly store: EnhancedStore<RootState>;
  /** How much it waits for: calls, short pauses and news that it has not heard yet. */
  waiting(): number;
  /** One of these goes a step further. */
  step(at: number, fate?: Fate): Promise<void>;
  /** The line is lost and comes back. */
  reconnect(): void;
  /** Errors that no workflow expected. */
  readonly errors: readonly unknown[];
  stop(): void;
}

/** Pauses up to this many milliseconds end when the test says so; longer ones do not end. */
const SHORT = 1000;

const offline = { ok: false, refusal: { kind: 'offline' } } as const;

/** Stands around each call that reaches the server, and gives its answer. */
export type Around = (call: CallInput, reach: () => Promise<Answer<unknown>>) => Promise<Answer<unknown>>;

/** Opens an office and signs a demo account in. */
export async function openHeadlessOffice(
  server: TestServer,
  login: string,
  around: Around = (_call, reach) => reach(),
): Promise<HeadlessOffice> {
  const errors: unknown[] = [];
  const news: ServerEvent[] = [];
  const stops: (() => void)[] = [];
  let awaited: readonly Awaited[] = [];
  let cookie = '';
  let ids = 0;
  let connectivity: (isOnline: boolean) => void = () => undefined;
  let hearNews: ((event: ServerEvent) => void) | undefined;

  async function reach({ script: name, input, userId }: CallInput): Promise<Answer<unknown>> {
    const script = scripts[name] as AnyScript;
    const { type, body } = bodyOf(script, input, userId);
    const url = BACKEND_PATH + script.path;
    const headers = { cookie, 'content-type': type };
    const told = await server.app.inject({ method: 'POST', url, headers, payload: body });
    const session = told.cookies.find((each) => each.name === 'greenroom_session');
    if (session) cookie = `${session.name}=${session.value}`;
    const response = new Response(told.body, {
      status: told.statusCode,
      headers: Object.entries(told.headers).map(([key, value]): [string, string] => [key, String(value)]),
    });
    const refusal = refusalOf(response, told.body, script.refusal);
    return refusal ? { ok: false, refusal } : read(script.reply, told.body);
  }

  const leave = (one: Awaited) => void (awaited = awaited.filter((each) => each !== one));
  const wait = (one: Awaited) => {
    awaited = [...awaited, one];
    return () => leave(one);
  };

  function call(input: CallInput, answer: (value: unknown) => void): () => void {
    let isStopped = false;
    const comeBack = (value: unknown) => {
      const back = { what: `${input.script} back`, step: async () => (leave(back), answer(value)) };
      if (!isStopped) wait(back);
      stop = () => leave(back);
    };
    const go: Awaited = {
      what: input.script,
      async step(fate) {
        leave(go);
        const told = fate === 'notSent' ? offline : await around(input, () => reach(input));
        comeBack(fate === 'reached' ? told : offline);
      },
    };
    let stop = wait(go);
    return () => {
      isStopped = true;
      stop();
    };
  }

  const answers: { readonly [K in keyof Asked]?: (input: never) => unknown } = {
    'ids.new': ({ length }: { readonly length: number }) =>
      `${login.slice(0, 5)}${(ids += 1)}`.padEnd(length, '0'),
    'program.load': () => true,
    'windows.resolution': () => ({ screen: '1440x900', window: '1440x900' }),
    'http.version': () => ({ ok: true, reply: { version: 'test' } }),
    'clock.now': () => 0,
  };

  const world: World = {
    ask(command, answer) {
      const key = keyOf(command) as keyof Asked;
      if (key === 'http.call') return call(command.input as CallInput, answer);
      if (key === 'clock.sleep') {
        const { milliseconds } = command.input as { readonly milliseconds: number };
        if (milliseconds > SHORT) return () => undefined;
        const pause: Awaited = { what: 'pause', step: async () => (leave(pause), answer(null)) };
        return wait(pause);
      }
      answer(answers[key]?.(command.input as never) ?? null);
      return () => undefined;
    },
    listen(command: Command, hear) {
      const key = keyOf(command);
      if (key === 'connectivity.watch') connectivity = hear;
      if (key === 'events.follow') {
        hearNews = hear;
        stops.push(
          server.installation.events.subscribe('CO', (event) => {
            if (event.kind === 'changed') news.push(event);
          }),
        );
      }
      return () => undefined;
    },
  };

  const office = createOffice({ world, onError: (error) => errors.push(error) });
  const { store } = office;
  const headless: HeadlessOffice = {
    store,
    errors,
    waiting: () => awaited.length + Math.min(news.length, 1),
    async step(at, fate = 'reached') {
      const count = headless.waiting();
      if (count === 0) return;
      const one = awaited[at % count];
      if (one) await one.step(fate);
      else {
        const [event] = news.splice(0, 1);
        if (event) hearNews?.(event);
      }
    },
    reconnect() {
      connectivity(false);
      connectivity(true);
    },
    stop() {
      office.stop();
      for (const stop of stops) stop();
    },
  };
  store.dispatch({ type: 'signIn/submitted', payload: { login, password: DEMO_PASSWORD } });
  await toRest([headless]);
  if (!selectSession(store.getState())) throw new Error(`${login} was not signed in`);
  return headless;
}

/** All that these offices wait for comes, in the order asked, until they wait for nothing more. */
export async function toRest(offices: readonly HeadlessOffice[]): Promise<void> {
  for (let rounds = 0; offices.some((office) => office.waiting() > 0); rounds += 1) {
    if (rounds === 2000) throw new Error('The offices do not come to rest.');
    for (const office of offices) await office.step(0);
  }
}
