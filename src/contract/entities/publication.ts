import type { ValueOf } from '../wire/field';
import { id, text } from '../wire/fields';

/** A newsletter as the list shows it. */
export const newsletterFields = {
  newsletterId: id('NEWSLETTER_ID'),
  title: text('TITLE'),
  heading1: text('HEAD_1'),
  heading2: text('HEAD_2'),
  heading3: text('HEAD_3'),
  modifiedOn: text('DATE_MODIFIED'),
};
export type Newsletter = ValueOf<typeof newsletterFields>;
