import type { EncodingStatus } from './entities/film';
import type { MailStatus } from './entities/mail';
import type { PresenceThing, Present } from './entities/presence';

/**
 * What offices hold rows of, and read again when one is another one. A talent's record, biography, resume and reels go by
 * the talent's id: reels are numbered together, so they are one thing; `''` are those of the agency.
 */
export type Entity =
  | 'talent'
  | 'talentRecord'
  | 'biography'
  | 'resume'
  | 'reels'
  | 'reelName'
  /** A profession. */
  | 'category'
  | 'film'
  | 'news'
  | 'newsletter'
  | 'screen'
  /** Something that was published or sent, or will be. */
  | 'calendar'
  /** A person's account, whose sessions may have ended. */
  | 'staff'
  /** In which browsers a person is signed in; by the person's id. */
  | 'session'
  /** What holds for all of an agency, as sign-in tells it; by the agency's abbreviation. */
  | 'agency'
  /** What the agency says of itself, by its name: `about`. */
  | 'agencyText';

/**
 * A row is another one now, or new, or gone: who holds it asks for it, and the answer says. The version is what the row has
 * from now on, and null where rows of this kind do not count their changes; who knows that version asks for nothing.
 */
export interface RowChanged {
  readonly kind: 'changed';
  readonly entity: Entity;
  readonly id: string;
  readonly version: number | null;
}

/** A window has a record open, another field of it, or none any more (`''`). It is told while it is so, and not remembered. */
export interface PresenceTold extends Present {
  readonly kind: 'present';
  readonly thing: PresenceThing | '';
  readonly recordId: string;
  /** Nothing is otherwise than before: for the servers alone. */
  readonly isStill?: boolean;
}

/** Who has records open is asked to say so again; only this person, where one is named. */
interface PresenceAsked {
  readonly kind: 'presenceAsked';
  readonly staffId: string;
}

/**
 * What the stream of server-sent events tells: news that nobody asked for. Encodings and mails say all there is to know of
 * them in the event itself: they move many times in a minute, and each office would ask each time.
 */
export type ServerEvent =
  | RowChanged
  | PresenceTold
  | PresenceAsked
  | {
      readonly kind: 'encoding';
      readonly processId: string;
      readonly filmId: string;
      readonly status: EncodingStatus;
      readonly progress: number;
      readonly reason: string;
    }
  | { readonly kind: 'mail'; readonly mailId: string; readonly status: MailStatus; readonly reason: string };

/** Milliseconds. A stream begins with what was told in this time before it opened, unless it is asked to reach farther back. */
export const EVENTS_REMEMBERED = 2_000;

/**
 * What the stream may be asked to begin with: what was told after the event of that id (the browser's own `Last-Event-ID`
 * says the same), or in so many milliseconds.
 */
export const EVENTS_AFTER = 'AFTER';
export const EVENTS_AGO = 'AGO';

/**
 * The name of the first event. Its data say whether all follows that was asked for, or whether some is no longer known, so
 * that whoever listens asks anew for what it shows.
 */
export const EVENTS_BEGUN = 'begun';
export type EventsBegun = 'whole' | 'gap';

/** The path of the stream under the backend's base path. */
export const EVENTS_PATH = 'events';
