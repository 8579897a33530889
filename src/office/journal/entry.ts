import type { UnknownAction } from '@reduxjs/toolkit';

/** The format of the files; a reader refuses any other. */
export const FORMAT = 1;

/**
 * One line of a log. Inputs came from outside; outputs were made by sagas and are made again in a replay.
 * `within` is the position of the entry in whose very call an input came: an answer given at once stands within
 * its `asked`. `asked` also stands for commands that are listened to. `at` is when it came, in milliseconds since
 * 1970; a replay does not look at it.
 */
export type Input =
  | {
      readonly kind: 'intent';
      readonly action: UnknownAction;
      readonly within?: number;
      readonly at?: number;
    }
  | {
      readonly kind: 'answered';
      readonly k: number;
      readonly value?: unknown;
      readonly within?: number;
      readonly at?: number;
    }
  | {
      readonly kind: 'heard';
      readonly k: number;
      readonly value?: unknown;
      readonly within?: number;
      readonly at?: number;
    };

export type Output =
  | ({ readonly kind: 'asked' } & NumberedCommand)
  | { readonly kind: 'stopped'; readonly k: number }
  | { readonly kind: 'derived'; readonly action: UnknownAction }
  | { readonly kind: 'crashed'; readonly message: string; readonly by?: string };

/** What the state's slices hash to, between two inputs; only the slices that changed since the last such line. */
interface StateHash {
  readonly kind: 'state';
  readonly slices: Readonly<Record<string, string>>;
}

export type Entry = Input | Output | StateHash;

/** A command as data. */
export interface CommandText {
  readonly port: string;
  readonly op: string;
  readonly input: unknown;
}

/** A command of a log: what comes back for it carries its number. `by` is the workflow that asked; older logs do not say it. */
export type NumberedCommand = CommandText & { readonly k: number; readonly by?: string };

/** What a script's shape hashes to, by script name, and all of them together. */
export interface ContractHash {
  readonly hash: string;
  readonly scripts: Readonly<Record<string, string>>;
}

export interface Header {
  readonly format: typeof FORMAT;
  readonly build: string;
  /**
   * The workflows, by their folders, and slices that the log is about: only what they do is compared. What the others do
   * is played and not compared; the log carries what they were answered, as far as that counts. A saved log has none.
   */
  readonly about?: readonly string[];
  /** The base that it starts from: a log of its own, whose end is this one's start. */
  readonly base?: string;
  /** What an earlier answer brought is named by the number of its command where it comes again. */
  readonly references?: true;
  readonly contract: ContractHash;
  /** When the log's first entry came, in milliseconds since 1970. */
  readonly begun?: number;
  /** The person who saved it had a problem to report. */
  readonly report?: Report;
  /** The state before the first entry. */
  readonly state: unknown;
  /** The log was full and began again in the middle of a session. */
  readonly restarted?: Restart;
}

export interface Report {
  /** What the person wrote; may be empty. */
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly saved: number;
}

export interface Restart {
  /** Nothing waited: all workflows were at rest. */
  readonly quiet: boolean;
  /** Commands that were open then. */
  readonly open: readonly NumberedCommand[];
  /** Workflows whose calls waited for the person to sign in again. */
  readonly waiting?: readonly string[];
}

export interface Recording {
  readonly header: Header;
  readonly entries: readonly Entry[];
  /** Where its header stands in a file of several, as a line counted from 1. */
  readonly line?: number;
  /** False when the file was cut off: what comes after its last entry is unknown. */
  readonly complete: boolean;
  /** Of the entries that name a reply which does not stand before them, why they cannot be played: it was taken out by hand. */
  readonly lost?: ReadonlyMap<number, string>;
  /** What its end counts, where that is not the number of entries: lines were taken out or put in by hand. */
  readonly counted?: number;
}

export const isInput = (entry: Entry | undefined): entry is Input =>
  entry?.kind === 'intent' || entry?.kind === 'answered' || entry?.kind === 'heard';

/** True of an input that came by itself, not in the very call of another entry. */
export const beginsTurn = (entry: Entry) => isInput(entry) && entry.within === undefined;
