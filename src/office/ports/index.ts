import type { AnyScript } from '../../contract/script';
import type { Configuration } from '../kernel/configuration';
import {
  type Asked,
  type Command,
  keyOf,
  type KeptFile,
  type Listened,
  type Stop,
  type World,
} from '../kernel/world';
import type { portsBehind } from './behind';
import { now, sleep } from './clock';
import { watchConnectivity } from './connectivity';
import { createFiles, saveFile } from './files';
import { createHttp } from './http';
import { unreadable } from './http/unreadable';
import { newId } from './ids';
import { inAnyCase } from './inAnyCase';
import { createJournal, type JournalSource } from './journal';
import { createNavigation, type Navigator } from './navigation';
import { watchPage } from './page';
import type { Person } from './person';
import { forgetPersonal } from './storage';
import { copyText, openWindow, readResolution } from './windows';

type AskedPorts = {
  readonly [K in keyof Asked]: (
    input: Asked[K]['input'],
    signal: AbortSignal,
  ) => Asked[K]['answer'] | Promise<Asked[K]['answer']>;
};
type ListenedPorts = {
  readonly [K in keyof Listened]: (
    input: Listened[K]['input'],
    hear: (value: Listened[K]['heard']) => void,
    signal: AbortSignal,
  ) => void;
};
type Listening<I, V> = (input: I, hear: (value: V) => void, signal: AbortSignal) => void;
type PortsBehind = ReturnType<typeof portsBehind>;
type AnyAsked = (input: unknown, signal: AbortSignal) => unknown;
type AnyListened = (input: unknown, hear: (value: unknown) => void, signal: AbortSignal) => void;

export interface Ports {
  readonly world: World;
  readonly keepFile: (file: File) => KeptFile;
  /** Names the router that `navigation.go` moves, once there is one. */
  readonly attachRouter: (router: Navigator) => void;
  /** Names what `journal.save` saves. */
  readonly attachJournal: (source: JournalSource) => void;
}

/** The ports in the browser: every command has an implementation, or this does not compile. `loadProgram` tells whether the workflows behind sign-in have come, `scripts` what of the contract. */
export function createPorts(
  configuration: Configuration,
  loadProgram: () => Promise<boolean>,
  person: Person,
  scripts: () => readonly AnyScript[],
): Ports {
  const http = createHttp(configuration, scripts, person);
  const files = createFiles();
  const navigation = createNavigation();
  const journal = createJournal();
  const asked: AskedPorts = {
    'http.call': inAnyCase(http.call, unreadable),
    'http.version': inAnyCase(http.version, unreadable),
    'http.encodingManager': inAnyCase(http.encodingManager, unreadable),
    'clock.sleep': sleep,
    'clock.now': now,
    'page.idleTime': async () => (await import(/* webpackChunkName: "work" */ './idleTime')).idleTime(),
    'ids.new': newId,
    'navigation.go': navigation.go,
    'windows.leave': ({ url }) => (window.location.assign(url), null),
    'windows.open': openWindow,
    'windows.resolution': readResolution,
    'windows.copy': copyText,
    'files.saveText': ({ name, text }) => (saveFile(name, [text], 'text/plain'), null),
    'windows.print': () => (window.print(), null),
    'files.save': ({ name, csv }) => (saveFile(name, [csv], 'text/csv'), null),
    'passkeys.ask': (input) =>
      import('./passkeys').then(
        ({ askPasskey }) => askPasskey(input),
        () => ({ why: 'offline' }),
      ),
    'files.forget': ({ fileId }) => (files.forget(fileId), null),
    'storage.forget': inAnyCase(forgetPersonal, () => null),
    'journal.describe': journal.describe,
    'journal.save': journal.save,
    'program.load': loadProgram,
  };
  const behind =
    <I, V>(pick: (ports: PortsBehind) => Listening<I, V>): Listening<I, V> =>
    (input, hear, signal) =>
      void import(/* webpackChunkName: "work" */ './behind').then(({ portsBehind }) => {
        if (!signal.aborted) pick(portsBehind(configuration, files, person))(input, hear, signal);
      });
  const listened: ListenedPorts = {
    'uploads.send': behind((ports) => ports.uploads),
    'uploads.sendForm': behind((ports) => ports.formUploads),
    'events.follow': behind((ports) => ports.events),
    'http.flushTest': ({ path }, hear, signal) =>
      void import('./flushTest').then(
        ({ runFlushTest }) => runFlushTest(configuration.backend + path, person, hear, signal),
        () => hear({ kind: 'failed' }),
      ),
    'connectivity.watch': watchConnectivity,
    'page.watch': watchPage,
  };
  return {
    world: worldOf(asked, listened),
    keepFile: files.keep,
    attachRouter: navigation.attach,
    attachJournal: journal.attach,
  };
}

function worldOf(asked: AskedPorts, listened: ListenedPorts): World {
  return {
    ask(command, answer) {
      const port = asked[keyOf(command) as keyof Asked] as AnyAsked;
      return stoppable((signal) => {
        const result = port(command.input, signal);
        if (!(result instanceof Promise)) answer(result);
        else
          result.then(
            (value) => {
              if (!signal.aborted) answer(value);
            },
            (error: unknown) => reportError(error),
          );
      });
    },
    listen(command: Command<keyof Listened>, hear) {
      const port = listened[keyOf(command) as keyof Listened] as AnyListened;
      return stoppable((signal) =>
        port(
          command.input,
          (value) => {
            if (!signal.aborted) hear(value);
          },
          signal,
        ),
      );
    },
  };
}

function stoppable(run: (signal: AbortSignal) => void): Stop {
  const controller = new AbortController();
  run(controller.signal);
  return () => controller.abort();
}
