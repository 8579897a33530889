import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Entity, RowChanged, ServerEvent } from '../../contract/events';
import type { Refusal } from '../../contract/refusal';
import type { InputOf, WrittenOf } from '../../contract/script';
import type { ScriptByName, ScriptName } from '../../contract/scripts';
import type { AgencyRow, Catalogue } from '../database/schema';
import type { FileStore } from '../files/fileStore';
import type { Caller, KnownPerson, LiveSession } from '../installation';
import type { Vault } from '../vault/vault';
import type { Touched } from './history';

/** What a handler is handed: its caller, and that caller's agency's catalogue and nothing else. */
export interface ReadContext {
  readonly caller: Caller;
  readonly catalogue: Kysely<Catalogue>;
  /** The agency's folder on disk, absolute. */
  readonly folder: string;
  readonly files: FileStore;
  /** Bytes of the disk that stay free. */
  readonly diskFloor: number;
  /** The address that people outside reach the server at, without a final slash. */
  readonly publicUrl: string;
  /** Whether there is a mail server to hand mails to. */
  readonly hasMailServer: boolean;
  readonly vault: Vault;
  /** The people of the caller's agency, who are kept in the directory; also those who are gone. */
  colleagues(): Promise<readonly KnownPerson[]>;
  /** What the directory has of the caller's agency now. */
  agencyRow(): Promise<AgencyRow>;
  /** An instant, for rows and comparisons. */
  readonly now: Date;
}

/** The same within a transaction that commits when the handler returns and rolls back when it throws. */
export interface ChangeContext extends Omit<ReadContext, 'catalogue'> {
  readonly catalogue: Transaction<Catalogue>;
  /** The catalogue beside the transaction: for what is read once the change is on disk, while its answer leaves. */
  readonly settled: Kysely<Catalogue>;
  /** An id that nothing has yet, the same where the change runs again: a file of what it makes is put in one place. */
  readonly freshId: string;
  /**
   * A row was changed, added or taken away: writes the history row, with what stood there before, and tells the agency's
   * open offices once that is on disk. `version` is what the row has now, where its kind counts changes.
   */
  changed(entity: Entity, id: string, before: unknown, version?: number): Promise<void>;
  /** Tells them of another row that shows something of the change, as a talent the number of its films. */
  alsoChanged(entity: Entity, id: string): void;
  /** Writes the history row of what is no row that offices hold: an upload, a showing, a mail. */
  recordHistory(subject: string, before: unknown): Promise<void>;
  /** The same of many: a few statements for all of them. */
  recordHistories(touched: readonly Touched[]): Promise<void>;
  /** Tells how far an encoding or a mail is, once the change is on disk. */
  publish(event: Exclude<ServerEvent, RowChanged>): void;
  /**
   * Removes files and folders once the change is on disk, as surely as its rows: by names that are not used again
   * before they are gone. Nobody waits for it.
   */
  removeFiles(paths: readonly string[]): Promise<void>;
  /**
   * Writes some of what the directory has of the caller's agency, once in a change; that is on disk before the rest of
   * it, also where the change runs again.
   */
  rewriteAgency(rewrite: (row: AgencyRow) => Partial<AgencyRow>): Promise<void>;
  /** Runs once the change is on disk: puts a file where it stays. The answer and the offices wait for what it returns. */
  afterCommit(action: () => unknown): void;
}

type Input<N extends ScriptName> = InputOf<ScriptByName[N]>;
type Output<N extends ScriptName> = Promise<WrittenOf<ScriptByName[N]>>;

export type Handler<N extends ScriptName> =
  | { readonly kind: 'read'; run(context: ReadContext, input: Input<N>): Output<N> }
  | CatalogueRead<Input<N>, Output<N>>
  | { readonly kind: 'change'; run(context: ChangeContext, input: Input<N>): Output<N> };

/** The handlers of some scripts, by script name; an area exports one such map. */
export type Handlers<N extends ScriptName> = { readonly [K in N]: Handler<K> };

/** A handler that only reads. */
export const read = <I, O>(run: (context: ReadContext, input: I) => Promise<O>) =>
  ({ kind: 'read', run }) as const;

/** A handler that is handed the catalogue and nothing else: its answer changes with that alone, and is kept until it does. */
interface CatalogueRead<I, O> {
  readonly kind: 'read';
  readonly isOfCatalogue: true;
  run(context: Pick<ReadContext, 'catalogue'>, input: I): O;
}

/** A handler that reads the catalogue and nothing else, whoever asks and when. */
export const readCatalogue = <I, O>(run: CatalogueRead<I, Promise<O>>['run']) =>
  ({ kind: 'read', isOfCatalogue: true, run }) as const;

/** A handler that changes the catalogue, in a transaction. */
export const change = <I, O>(run: (context: ChangeContext, input: I) => Promise<O>) =>
  ({ kind: 'change', run }) as const;

/** The scripts of people's accounts and sessions: they act on the directory and the cookie, not on a catalogue. */
export type SessionScript = Exclude<
  Extract<ScriptName, `${'session' | 'account' | 'staff'}.${string}`>,
  'staff.list' | 'staff.handOver'
>;

export interface SessionCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: LiveSession | undefined;
  readonly now: Date;
}

export interface SessionHandler<N extends SessionScript> {
  readonly kind: 'session';
  run(call: SessionCall, input: Input<N>): Output<N>;
}

/** The handlers of some scripts of accounts, by script name. */
export type SessionHandlers<N extends SessionScript> = { readonly [K in N]: SessionHandler<K> };

/** A handler whose script is only known at run time: its input was decoded by the same script's fields. */
export interface AnyChange {
  readonly kind: 'change';
  run(context: ChangeContext, input: never): Promise<unknown>;
}
export type AnyHandler =
  | AnyChange
  | { readonly kind: 'read'; run(context: ReadContext, input: never): Promise<unknown> }
  | CatalogueRead<never, Promise<unknown>>
  | { readonly kind: 'session'; run(call: SessionCall, input: never): Promise<unknown> };

/** Thrown by a handler to refuse a call: rolls back, and the refusal goes to the caller. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.kind);
    this.name = 'Refused';
  }
}
