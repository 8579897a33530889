import { hashOf } from './hash';
import type { Reference } from './references';

type Place = Pick<Reference, '$reply' | 'part'> & { readonly position: number };
type Run = Pick<Reference, '$reply' | 'part'> & { readonly rows: [number, number] };

interface Rows {
  /**
   * The list with rows that an earlier one brought named, in runs, by where they stand there; `referred` is told where
   * each list stands that is named. `masked` is the list as it stands in a file, `here` where it will stand.
   */
  referring(
    list: readonly unknown[],
    masked: readonly unknown[],
    here: Place,
    first: number,
    referred: (position: number) => void,
  ): readonly unknown[];
  /** What stands before that position is gone. */
  forget(first: number): void;
}

/** Remembers the rows of lists: one that is asked for again has mostly those that it had. */
export function createRows(): Rows {
  const byHash = new Map<string, Place & { readonly index: number }>();

  return {
    referring(list, masked, here, first, referred) {
      const written: unknown[] = [];
      let run: Run | undefined;
      masked.forEach((row, index) => {
        const hash = isRow(row) ? hashOf(row) : '';
        const place = byHash.get(hash);
        if (hash) byHash.set(hash, { ...here, index });
        if (!place || place.position < first || place.position >= here.position) {
          run = undefined;
          written.push(list[index]);
        } else if (run?.$reply === place.$reply && run.part === place.part && run.rows[1] === place.index)
          run.rows[1] += 1;
        else {
          run = { $reply: place.$reply, part: place.part, rows: [place.index, place.index + 1] } as Run;
          written.push(run);
          referred(place.position);
        }
      });
      return written;
    },
    forget(first) {
      for (const [hash, { position }] of byHash) if (position < first) byHash.delete(hash);
    },
  };
}

const isRow = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
