import * as yup from 'yup';
import type { ValueOf } from '../wire/field';
import { json } from '../wire/json';
import { choice, flag, text } from '../wire/fields';
import { words } from '../wire/words';

/** Whom something is held of: a contact is somebody who is known by an e-mail address only. */
export const personKinds = ['talent', 'staff', 'contact'] as const;
export type PersonKind = (typeof personKinds)[number];

/** What becomes of what is held when a person is removed: in what others wrote only the name goes. */
type Fate = 'goes' | 'nameGoes' | 'stays';

/** What may be held of a person, in the order in which it is told, and what becomes of it. */
export const heldFates = {
  record: 'goes',
  secrets: 'goes',
  account: 'goes',
  sessions: 'goes',
  biography: 'goes',
  pictures: 'goes',
  resume: 'goes',
  films: 'goes',
  filmFiles: 'goes',
  reels: 'goes',
  mailsTo: 'goes',
  mailsWaiting: 'goes',
  mailsAbout: 'goes',
  scheduledMailings: 'goes',
  history: 'goes',
  mailsFrom: 'nameGoes',
  deeds: 'nameGoes',
  mentions: 'nameGoes',
  uploads: 'stays',
  scheduled: 'stays',
  sharedAddresses: 'stays',
  sharedName: 'stays',
  shortName: 'stays',
} as const satisfies Readonly<Record<string, Fate>>;

export type HeldThing = keyof typeof heldFates;

/** How many of a kind of thing are held; such as there are none of are left out. */
export interface Held {
  readonly what: HeldThing;
  readonly count: number;
}

const held = yup.array().of(
  yup.object({
    what: yup
      .string()
      .oneOf(Object.keys(heldFates) as HeldThing[])
      .defined(),
    count: yup.number().defined(),
  }),
);

const { blank: _none, ...personId } = text('PERSON_ID', { min: 1, max: 254, matches: /^[^\s<>"]+$/ });

/** Names a person: by the id of the talent or of the account, or by the address. */
export const personKey = {
  kind: choice(
    'KIND',
    Object.fromEntries(personKinds.map((kind) => [kind, kind])) as { [K in PersonKind]: K },
  ),
  personId,
};

/** Somebody of whom something is held. */
export const personFields = {
  ...personKey,
  /** What the person is called; the address where nobody knows a name. */
  name: text('NAME', { max: 1000 }),
  address: text('ADDRESS', { max: 1000 }),
  /** Deleted already, and not removed for ever. */
  isDeleted: flag('DELETED'),
};
export type Person = ValueOf<typeof personFields>;
export type PersonKey = ValueOf<typeof personKey>;

/** What is held of somebody. */
export const personHeldFields = {
  ...personFields,
  addresses: words('ADDRESSES'),
  held: json('HELD', held.defined('required') as unknown as yup.Schema<readonly Held[]>),
};
export type PersonHeld = ValueOf<typeof personHeldFields>;
