import type { EncodingStatus } from './entities/film';
import type { MailStatus } from './entities/mail';

/** What the stream of server-sent events tells: news that nobody asked for. */
export type ServerEvent =
  | {
      readonly kind: 'encoding';
      readonly processId: string;
      readonly filmId: string;
      readonly status: EncodingStatus;
      readonly progress: number;
      readonly reason: string;
    }
  | { readonly kind: 'mail'; readonly mailId: string; readonly status: MailStatus; readonly reason: string }
  /** A talent's record was saved, and has this row version. */
  | { readonly kind: 'record'; readonly talentId: string; readonly version: number }
  | {
      readonly kind: 'changed';
      readonly what: 'talents' | 'films' | 'reels' | 'texts' | 'news';
      readonly talentId: string;
    };

/**
 * Milliseconds. The stream begins with what was told in this time before it opened: lists that were asked for while it was
 * being opened may be older than that.
 */
export const EVENTS_REMEMBERED = 2_000;

/** The path of the stream under the backend's base path. */
export const EVENTS_PATH = 'events';
