import type { ValueOf } from '../wire/field';
import { id, text } from '../wire/fields';

/** The things whose records say who has them open. */
export const presenceThings = ['talent', 'film', 'news', 'newsletter', 'screen'] as const;
export type PresenceThing = (typeof presenceThings)[number];

/** A person who has a record open in a window, and the field that has the keyboard there; empty for none. */
export const presentFields = {
  window: id('WINDOW'),
  staffId: id('ID_STAFF'),
  name: text('NAME'),
  field: text('FIELD', { max: 100 }),
};
export type Present = ValueOf<typeof presentFields>;

/** Milliseconds: so often a window says again that it has a record open, and so long it is believed. */
export const PRESENCE_TOLD_EVERY = 20_000;
export const PRESENCE_BELIEVED = 60_000;
