import type { EncodingDefaults } from '../contract/entities/encodingOptions';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AgentRow } from '../contract/entities/agent';
import type { Agency, StaffMember } from '../contract/entities/session';
import type { Colleague } from '../contract/entities/colleague';
import type { ServerEvent } from '../contract/events';
import type { Language } from '../contract/rules/language';
import type { Catalogue, Directory } from './database/schema';
import type { FileStore } from './files/fileStore';
import type { Settings } from './settings';
import type { Vault } from './vault/vault';

/** An agency, with what its people are not told at sign-in. */
export interface OwnAgency extends Agency, Partial<EncodingDefaults> {
  readonly timeZone: string;
  /** Whoever has no second factor may do nothing but set one up. */
  readonly requiresFactor?: boolean;
  /** What administrators call its agents. */
  readonly agents?: readonly AgentRow[];
  /** Grows with each change of what administrators write of it. */
  readonly version?: number;
}

/** Who calls: read from the session cookie, never from what the call says. */
export interface Caller {
  readonly staffId: string;
  readonly agency: OwnAgency;
  readonly staff: StaffMember;
  /** The agency requires a second factor, and the person has none. */
  readonly needsFactor?: boolean;
  /** In which the person reads the office; nothing while nobody knows. */
  readonly language?: Language | null;
}

/** A live session: the hash of its token, and whose it is. */
export interface LiveSession {
  readonly tokenHash: string;
  readonly caller: Caller;
  readonly isLocked: boolean;
}

/** To look for a session is a sign of life, unless it is done `quietly`; a locked one is only found by who looks for that too. */
export type Looking = 'quietly' | 'evenLocked';

/** One agency's own part of the installation. */
export interface Tenant {
  readonly agency: OwnAgency;
  readonly catalogue: Kysely<Catalogue>;
  /** `<data>/agencies/<abbreviation>`, absolute; who writes there makes it. Work is done there. */
  readonly folder: string;
  /** What the agency keeps beside its catalogue. */
  readonly files: FileStore;
}

/** Something that was told, and the id by which a stream goes on after it. */
export interface ToldEvent {
  readonly id: string;
  readonly event: ServerEvent;
}

/** Carries news to the open offices of an agency, and nudges between the parts of this process. */
export interface EventHub {
  publish(abbreviation: string, event: ServerEvent): void;
  subscribe(abbreviation: string, listener: (event: ServerEvent, id: string) => void): () => void;
  /** The same for all agencies, those that are still to be made among them. */
  subscribeToAll(listener: (abbreviation: string, event: ServerEvent) => void): () => void;
  /**
   * What was published after the event of that id, or in so many milliseconds, in its order; and the id of the last one. It
   * is not whole where some of it is no longer known.
   */
  told(
    abbreviation: string,
    since: string | number,
  ): { readonly events: readonly ToldEvent[]; readonly isWhole: boolean; readonly lastId: string };
}

/** Somebody who works at an agency, or did: of those who are gone only the name is kept. */
export interface KnownPerson extends Omit<Colleague, 'status'> {
  readonly status: Colleague['status'] | 'removed';
}

/** What every part of the server is built from. */
export interface Installation {
  readonly settings: Settings;
  readonly directory: Kysely<Directory>;
  readonly events: EventHub;
  readonly vault: Vault;
  /** The agencies of this installation, by abbreviation. */
  agencies(): Promise<readonly OwnAgency[]>;
  /** Those in which something may be to be done: workers leave the others alone. */
  atWork(): Promise<readonly Tenant[]>;
  /** The part of an agency that was read from the directory. */
  tenantOf(agency: OwnAgency): Promise<Tenant>;
  /** The part of one agency, or nothing when there is none of that abbreviation. */
  agency(abbreviation: string): Promise<Tenant | undefined>;
  /** The people of an agency, by name: also those who are gone, whose names stay. */
  colleagues(abbreviation: string): Promise<readonly KnownPerson[]>;
  /** The session of the request's cookie, if it lives and is not locked. */
  session(request: FastifyRequest, how?: Looking): Promise<LiveSession | undefined>;
}

/** Work that goes on beside the calls: look for the next piece now, finish what is in hand and stop. */
export interface Worker {
  wake(): void;
  /** Resolves when nothing is in hand any more. */
  stop(): Promise<void>;
}
