import type { Compare } from './rows';

/** Texts as people order them: numbers by their worth, case and accents beside their letters. */
export const compareTexts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/** Orders rows by a text; those without one come last. */
export const byText =
  <Row>(textOf: (row: Row) => string): Compare<Row> =>
  (one, other) =>
    Number(textOf(one) === '') - Number(textOf(other) === '') || compareTexts(textOf(one), textOf(other));
