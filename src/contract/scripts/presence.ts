import { presenceThings, presentFields } from '../entities/presence';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, id, text } from '../wire/fields';
import { rows } from '../wire/reply';

const things = Object.fromEntries(presenceThings.map((thing) => [thing, thing])) as {
  readonly [Thing in (typeof presenceThings)[number]]: Thing;
};

/** Who else has a record open: ours. */
export const presenceScripts = [
  /** A window has this record open, or none any more; the answer says who else has it open. */
  script({
    name: 'presence.tell',
    path: 'TellPresence.php',
    allow: 'reader',
    input: {
      window: id('WINDOW'),
      thing: optional(choice('THING', things)),
      recordId: optional(id('RECORD_ID')),
      field: text('FIELD', { max: 100 }),
    },
    reply: rows('ROWS', presentFields),
    refusal: 'error',
  }),
] as const;
