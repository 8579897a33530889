import type { ServerEvent } from '../../contract/events';
import type { Answer } from '../../contract/refusal';
import type { InputOf } from '../../contract/script';
import type { FileScriptName, ScriptByName, ScriptName } from '../../contract/scripts';

/** A file that the files port keeps: actions carry this, never its bytes. */
export interface KeptFile {
  readonly fileId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

export interface CallInput<N extends ScriptName = ScriptName> {
  readonly script: N;
  /** The signed-in person, sent as ID_USER_CLIENT; absent only at sign-in. */
  readonly userId?: string;
  readonly input: InputOf<ScriptByName[N]>;
}

export interface UploadInput {
  readonly fileId: string;
  readonly processId: string;
  /** The client abbreviation. */
  readonly client: string;
  readonly fileName: string;
  /** The media server's name, as GetAvailableMediaServerForUpload replied it. */
  readonly server: string;
}

/** A multipart call that carries a kept file: which one, where to, and the fields of its script. */
export interface FormUploadInput {
  readonly fileId: string;
  /** The folder that the script is in, with a slash at its end. */
  readonly address: string;
  readonly script: FileScriptName;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What such a call tells as it goes, and its answer: the script's reply, or why not. */
export type FormUploadNews =
  | { readonly kind: 'progress'; readonly sent: number; readonly size: number }
  | { readonly kind: 'answered'; readonly answer: Answer<unknown> };

/** What an upload tells as it goes: bytes at hand over there, a lost connection that it waits out, and its end. */
export type UploadNews =
  | { readonly kind: 'progress'; readonly sent: number; readonly size: number }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: 'fileGone' | 'refused' | 'unreachable' | 'noSpace' };

/** What the flush test tells: when a line of the answer came, in milliseconds from the call, and its end. */
export type FlushNews =
  | { readonly kind: 'line'; readonly at: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed' };

/** What a report would hold, in figures that a person understands. */
export interface JournalFacts {
  /** From its first entry to now. */
  readonly minutes: number;
  /** What the person did, without moving between screens. */
  readonly actions: number;
  /** Addresses that were shown, each once, in their order. */
  readonly paths: readonly string[];
  /** Script errors in it. */
  readonly errors: number;
  /** How often the page was loaded anew. */
  readonly reloads: number;
}

/** A file that was handed to the browser to save. */
export interface SavedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Why a browser made or used no passkey: its person thought better of it or let it wait, one is there already, and so on. */
export type PasskeyTrouble = 'brokenOff' | 'known' | 'address' | 'unable' | 'offline';

/** Commands with one answer. */
export interface Asked {
  'http.call': { readonly input: CallInput; readonly answer: Answer<unknown> };
  /** The build that the server has, from the version file. */
  'http.version': { readonly input: null; readonly answer: Answer<{ readonly version: string }> };
  /** Tells the encoding manager that a process's file is complete (spec section 7). */
  'http.encodingManager': { readonly input: { readonly processId: string }; readonly answer: Answer<null> };
  'clock.sleep': { readonly input: { readonly milliseconds: number }; readonly answer: null };
  /** Milliseconds since 1970. */
  'clock.now': { readonly input: null; readonly answer: number };
  /** Milliseconds in which nobody did anything in any window of this browser. */
  'page.idleTime': { readonly input: null; readonly answer: number };
  'ids.new': { readonly input: { readonly length: number }; readonly answer: string };
  'navigation.go': {
    readonly input: { readonly path: string; readonly replace: boolean };
    readonly answer: null;
  };
  /** Leaves the office for another address, in its own window. */
  'windows.leave': { readonly input: { readonly url: string }; readonly answer: null };
  'windows.open': { readonly input: { readonly url: string }; readonly answer: null };
  /** Width x height of screen and window in CSS pixels, as login_app wants them. */
  'windows.resolution': {
    readonly input: null;
    readonly answer: { readonly screen: string; readonly window: string };
  };
  'windows.copy': { readonly input: { readonly text: string }; readonly answer: boolean };
  /** Hands a table to the browser to save. */
  'files.save': { readonly input: { readonly name: string; readonly csv: string }; readonly answer: null };
  'files.saveText': {
    readonly input: { readonly name: string; readonly text: string };
    readonly answer: null;
  };
  'windows.print': { readonly input: null; readonly answer: null };
  /** Has the browser make a passkey, or sign in with one, as the server's options say. */
  'passkeys.ask': {
    readonly input: { readonly does: 'make' | 'use'; readonly passkeyOptions: string };
    readonly answer: { readonly passkeyAnswer: string } | { readonly why: PasskeyTrouble };
  };
  'files.forget': { readonly input: { readonly fileId: string }; readonly answer: null };
  /** Loads the workflows behind sign-in; false when they could not be reached. */
  'program.load': { readonly input: null; readonly answer: boolean };
  'storage.forget': { readonly input: null; readonly answer: null };
  'journal.describe': { readonly input: null; readonly answer: JournalFacts };
  /** Saves the action log, masked, with what the person wrote; null when the browser cannot. */
  'journal.save': { readonly input: { readonly note: string }; readonly answer: SavedFile | null };
}

/** Commands that are heard of more than once, until whoever listens stops. */
export interface Listened {
  'uploads.send': { readonly input: UploadInput; readonly heard: UploadNews };
  'uploads.sendForm': { readonly input: FormUploadInput; readonly heard: FormUploadNews };
  'events.follow': {
    readonly input: null;
    readonly heard:
      | ServerEvent
      | { readonly kind: 'lost' }
      | { readonly kind: 'reconnected' }
      | { readonly kind: 'resumed' }
      | { readonly kind: 'absent' };
  };
  'http.flushTest': { readonly input: { readonly path: string }; readonly heard: FlushNews };
  /** True when the browser is on line. */
  'connectivity.watch': { readonly input: null; readonly heard: boolean };
  /** True when the page can be seen; told at once and at each change. */
  'page.watch': { readonly input: null; readonly heard: boolean };
}

/** Plain data that says what is asked of the world. It is never a Redux action. */
export interface Command<K extends keyof Asked | keyof Listened = keyof Asked | keyof Listened> {
  readonly port: string;
  readonly op: string;
  readonly input: K extends keyof Asked
    ? Asked[K]['input']
    : K extends keyof Listened
      ? Listened[K]['input']
      : never;
  /** The workflow that asks; the root saga says it. */
  readonly by?: string;
  /** Never present: it ties the command to the types of its answer. */
  readonly kind?: K;
}

export type Stop = () => void;

/** What stands between the sagas and everything outside: the ports in the office, the log in the player. */
export interface World {
  /** Answers once, at once or later; not at all after it was stopped. */
  ask(command: Command<keyof Asked>, answer: (value: unknown) => void): Stop;
  listen(command: Command<keyof Listened>, hear: (value: unknown) => void): Stop;
}

/** The key of a command in Asked or Listened. */
export const keyOf = ({ port, op }: Command): string => `${port}.${op}`;
