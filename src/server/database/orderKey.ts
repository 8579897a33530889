import { fold } from '../../contract/rules/text';

/** The longest number in a text that counts by its worth, in digits. */
const DIGITS = 10;

/** A text as lists order it: folded, numbers by their worth. */
export const orderKey = (text: string): string =>
  fold(text).replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'));

/** A film's texts as searches and lists compare them. */
export const comparedTexts = ({
  title,
  director,
}: {
  readonly title: string;
  readonly director: string;
}) => ({
  title_folded: fold(title),
  title_order: orderKey(title),
  director_folded: fold(director),
});
