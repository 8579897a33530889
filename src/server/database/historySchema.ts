import type { Generated } from 'kysely';
import type { TrashKind } from '../../contract/entities/trash';

/** The history: who changed what, with what stood there before (JSON). */
export interface ActivityRow {
  activity_id: string;
  at: string;
  staff_id: string;
  script: string;
  subject: string;
  before: string;
}

/** One row for each thing whose `trashed_at` is set: who deleted it, and with what. */
export interface TrashRow {
  kind: TrashKind;
  subject_id: string;
  at: string;
  staff_id: string;
  /** The talent or the group that it went with, as `talent:<id>` or `reel:<id>`; nothing for what was deleted itself. */
  within: string | null;
}

/** Calls that carried a request id and were answered: the same call again gets the same answer and acts no more. */
export interface HandledRequestRow {
  /** The person's id, a space, and the id that they gave the call. */
  request_id: string;
  script: string;
  reply: string;
  at: string;
  /** Of what was asked; nothing where it was answered before that was kept. */
  fingerprint: Generated<string | null>;
}
