import { trashable } from '../trashable';

/** A newsletter. Mails of it that wait go out as they were written. */
export const newsletter = trashable({
  table: 'newsletters',
  id: 'newsletter_id',
  title: ({ title }) => title,
  entity: 'newsletter',
});
