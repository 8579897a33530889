import { type FilmInfo, filmInfoOf } from '../../../src/contract/entities/filmInfo';
import { film } from './support';

export type Infos = Record<string, string | readonly string[]>;

const startInfos = (): Infos => ({ ...filmInfoOf(film()) });

/** One film's row as the server keeps it, with who wrote each field last. */
export function modelServer() {
  let values = startInfos();
  let version = 1;
  const colleagueWrote = new Set<string>();
  /** Every value that ever stood in a field, with the field. */
  const history = new Set(Object.entries(values).map(([field, value]) => `${field}=${String(value)}`));

  function write(next: Infos): string[] {
    const changed = Object.keys(next).filter((field) => String(next[field]) !== String(values[field]));
    if (changed.length === 0) return [];
    values = { ...values, ...next };
    version += 1;
    for (const field of changed) history.add(`${field}=${String(values[field])}`);
    return changed;
  }

  return {
    row: () => ({ ...values, version }) as unknown as FilmInfo & { version: number },
    values: () => values,
    hasHad: (field: string, value: unknown) => history.has(`${field}=${String(value)}`),
    byColleague: (field: string) => colleagueWrote.has(field),
    /** A colleague saves one field. */
    colleague(field: string, value: string) {
      for (const changed of write({ [field]: value })) colleagueWrote.add(changed);
    },
    /** UpdateFilmInfos; `overwrites` hears of each field whose text by a colleague is replaced. */
    save(asked: Infos & { version?: number }, overwrites: (field: string, before: string) => void) {
      const {
        version: known,
        filmId: _id,
        ...wanted
      } = asked as Infos & { version?: number; filmId: string };
      const isSame = Object.keys(wanted).every((field) => String(wanted[field]) === String(values[field]));
      if (isSame) return { kind: 'saved', version };
      if (known !== version) return { kind: 'conflict', version, values: { ...values } };
      for (const field of Object.keys(wanted))
        if (colleagueWrote.has(field) && String(wanted[field]) !== String(values[field]))
          overwrites(field, String(values[field]));
      for (const field of write(wanted)) colleagueWrote.delete(field);
      return { kind: 'saved', version };
    },
  };
}
