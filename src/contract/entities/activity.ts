import * as yup from 'yup';
import type { ValueOf } from '../wire/field';
import { json } from '../wire/json';
import { choice, id, text } from '../wire/fields';

/** What history rows are about; `other` is what has no page of its own, or is gone. */
const things = [
  'talent',
  'film',
  'reel',
  'news',
  'newsletter',
  'screen',
  'staff',
  'mail',
  'upload',
  'calendar',
  'agency',
  'profession',
  'other',
] as const;
export type ActivityThing = (typeof things)[number];

const DEED_FIELDS = [
  'mails',
  'heirId',
  'uploadIds',
  'entryIds',
  'films',
  'rows',
  'exported',
  'imported',
  'removed',
];

/**
 * Whether a field is what a change tells of itself, not of what stood there before: how many mails went out, who took over
 * what, how a thing was called that was deleted.
 */
export const isOfDeed = (script: string, field: string) =>
  DEED_FIELDS.includes(field) || /^trash\.|\.delete$/.test(script);

/** A field of a change, as people read it: lists and objects as JSON. `after` is absent where nobody knows any more. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after?: string | undefined;
  readonly canPutBack: boolean;
}

/** The fields of a change as JSON text. */
function fieldChanges(wire: string) {
  const change = yup.object({
    field: yup.string().defined(),
    before: yup.string().defined(),
    after: yup.string(),
    canPutBack: yup.boolean().defined(),
  });
  return json(
    wire,
    yup.array().of(change).defined('required') as unknown as yup.Schema<readonly FieldChange[]>,
  );
}

/** The id of a thing, some with a word before it: `process:…`. People write none: it is no prose. */
export const subject = text('SUBJECT', { max: 200, matches: /^[\p{L}\p{N}:._-]+$/u });

/** One history row: who did what to which thing and when. */
export const activityFields = {
  activityId: id('ACTIVITY_ID'),
  /** An instant, as ISO 8601 writes it. */
  at: text('AT'),
  staffId: text('STAFF_ID'),
  staffName: text('STAFF_NAME'),
  /** The script by which it was done, by its name in the contract. */
  script: id('SCRIPT'),
  thing: choice(
    'THING',
    Object.fromEntries(things.map((each) => [each, each])) as { [T in ActivityThing]: T },
  ),
  /** The thing's id. */
  subject,
  /** What the thing is called now; empty where nobody knows any more. */
  title: text('TITLE', { max: 20_000 }),
  changes: fieldChanges('CHANGES'),
};
export type Activity = ValueOf<typeof activityFields>;
