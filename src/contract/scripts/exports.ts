import { language } from '../entities/language';
import { script } from '../script';
import { optional } from '../wire/field';
import { joined } from '../wire/fields';
import { table } from '../wire/table';

/** So many rows are exported by their ids at most; all there are, always. */
export const EXPORTED_BY_ID = 30_000;

const input = { ids: optional(joined('IDS', EXPORTED_BY_ID)), language };

/** What lists hold, as tables for spreadsheets: the rows of these ids in their order, or all there are; ours. */
export const exportScripts = [
  /** Talents with their records, without what is secret. */
  script({
    name: 'talents.export',
    path: 'ExportTalents.php',
    allow: 'staff',
    input,
    reply: table(),
    refusal: 'error',
  }),
  script({
    name: 'films.export',
    path: 'ExportFilms.php',
    allow: 'staff',
    input,
    reply: table(),
    refusal: 'error',
  }),
] as const;
