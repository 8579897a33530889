import * as yup from 'yup';
import { BUTTON_COLOUR, NEWSLETTER_ITEMS_LIMIT } from '../constants';
import { colourPattern } from '../rules/colour';
import { isMailLink } from '../rules/mailLinks';
import { fromNo, orNo } from '../rules/none';
import { type Field, type Fields, spelled, type ValueOf, WireError } from '../wire/field';
import { id, text } from '../wire/fields';
import { problemsOf, readRecord, writeRecord } from '../wire/record';

const link = (wire: string) => text(wire, { max: 2000, valid: isMailLink });

/** A name that stands on the wire behind a word: `director : Agnès Varda`. */
const behind = (word: string, wire: string) =>
  spelled(text(wire), {
    read: (name) => name.replace(new RegExp(`^\\s*${word}\\s*:\\s*`, 'i'), ''),
    write: (name) => (name === '' ? '' : `${word} : ${name}`),
  });

/** By what an editor tells an item from the others of its list. */
const key = { key: id('ITEM_ID') };

/** What items of each kind hold (spec section 3; pictures are ours: the specification names them and not their fields). */
export const itemFields = {
  film: {
    ...key,
    filmId: id('FILM_ID'),
    title: text('TITRE', { min: 1 }),
    director: behind('director', 'REA'),
    producer: behind('production', 'PROD'),
    union: spelled(text('AFC'), { read: fromNo, write: orNo }),
    firstName: text('FIRST_NAME'),
    lastName: text('LAST_NAME'),
    profession: text('ENG_SINGULIER'),
    /** Where the card leads; empty for the film itself. */
    link: link('LINK'),
    /** The day on which the card was put in, DD/MM/YYYY. */
    createdOn: text('DATE_CREATED'),
    /** For backends that take it; ours knows the picture of the film. */
    pictureAddress: text('PICT_URL', { max: 2000 }),
  },
  button: {
    ...key,
    address: text('URL_BTN', { min: 1, max: 2000, valid: isMailLink }),
    label: text('TEXT_BTN', { min: 1, max: 100 }),
    colour: text('COLOR_BTN', { min: 1, matches: colourPattern }),
  },
  text: { ...key, html: text('PRE_TITLE', { max: 20_000 }) },
  picture: {
    ...key,
    /** The name of one that was uploaded. */
    picture: id('PICTURE'),
    /** What is told of it to those who do not see it. */
    description: text('ALT', { max: 300 }),
    link: link('LINK'),
  },
} as const;
export type ItemKind = keyof typeof itemFields;
export type ItemOf<K extends ItemKind> = { readonly kind: K } & ValueOf<(typeof itemFields)[K]>;
/** One thing in the list of a newsletter. */
export type NewsletterItem = { readonly [K in ItemKind]: ItemOf<K> }[ItemKind];

/** The field by which an item of a kind is told from others. */
const marks: readonly (readonly [ItemKind, string])[] = [
  ['film', itemFields.film.filmId.wire],
  ['button', itemFields.button.label.wire],
  ['text', itemFields.text.html.wire],
  ['picture', itemFields.picture.picture.wire],
];

const fieldsOf = (kind: ItemKind): Fields => itemFields[kind];

/** What is wrong with an item by field: `required`, `tooLong` or `malformed`. */
export const problemsOfItem = ({ kind, ...values }: NewsletterItem): Readonly<Record<string, string>> =>
  problemsOf(fieldsOf(kind), values as never) as Readonly<Record<string, string>>;

/** An item → its object on the wire. */
export const writeItem = ({ kind, ...values }: NewsletterItem) =>
  writeRecord(fieldsOf(kind), values as never);

/** Its object on the wire → the item, with an empty key where it has none; throws WireError at what is of no kind. */
export function readItem(raw: unknown): NewsletterItem {
  const wire = Object(raw) as Record<string, unknown>;
  const kind = marks.find(([, mark]) => Object.hasOwn(wire, mark))?.[0];
  if (kind === undefined) throw new WireError('FILMS_ARRAY', marks.map(([, mark]) => mark).join(' or '));
  const whole = { ...blanksOf(kind), [key.key.wire]: '', ...wire };
  return { kind, ...readRecord(fieldsOf(kind), whole) } as NewsletterItem;
}

/** What stands for texts that an item lacks. */
const blanksOf = (kind: ItemKind): Record<string, string> => ({
  ...Object.fromEntries(
    Object.values(fieldsOf(kind))
      .filter((field) => field.blank === '' && !field.optional)
      .map((field) => [field.wire, '']),
  ),
  ...(kind === 'button' && { [itemFields.button.colour.wire]: BUTTON_COLOUR }),
});

/** The list of a newsletter as JSON text (FILMS_ARRAY). What cannot be read is no list: nothing of it is lost in silence. */
export function newsletterItems(wire: string): Field<readonly NewsletterItem[], false> {
  const schema = yup
    .array()
    .defined('required')
    .max(NEWSLETTER_ITEMS_LIMIT, 'tooMany')
    .test('items', 'malformed', (items) =>
      (items as NewsletterItem[]).every((item) => Object.keys(problemsOfItem(item)).length === 0),
    ) as unknown as yup.Schema<readonly NewsletterItem[]>;
  return {
    wire,
    schema,
    optional: false,
    secret: false,
    read: (raw) => withOwnKeys(listIn(wire, raw).map(readItem)),
    write: (items) => JSON.stringify(items.map(writeItem)),
  };
}

/** Each under a key that no other has: where it has none, or one that came before, the first of `item-1`, `item-2` … that is free. */
function withOwnKeys(items: readonly NewsletterItem[]): readonly NewsletterItem[] {
  const given = new Set(items.map((item) => item.key));
  const seen = new Set(['']);
  let number = 0;
  return items.map((item) => {
    if (seen.size < seen.add(item.key).size) return item;
    do number += 1;
    while (given.has(`item-${number}`));
    return { ...item, key: `item-${number}` };
  });
}

function listIn(wire: string, raw: unknown): readonly unknown[] {
  try {
    const list: unknown = typeof raw === 'string' ? JSON.parse(raw === '' ? '[]' : raw) : raw;
    if (Array.isArray(list)) return list;
  } catch {
    // Told below.
  }
  throw new WireError(wire, 'a list of items');
}
