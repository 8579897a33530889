import { secret } from './field';
import { text } from './fields';
import type { Reply } from './reply';

/** A table that is written while it is read: CSV, in pieces. */
export class TableText {
  constructor(readonly pieces: AsyncIterable<string>) {}
}

const MARK = '\uFEFF';

/** CSV as the whole body, beginning with the mark of UTF-8, which whoever reads a body as text takes away; in no journal. */
export const table = (): Reply<{ readonly csv: string }, TableText> => ({
  shape: 'CSV',
  fields: { csv: secret(text('CSV', { max: Number.MAX_SAFE_INTEGER }), 'underItsNames') },
  read: (body) => ({ csv: MARK + String(body).replace(MARK, '') }),
  write: (value) => value,
});
