/** Of what came and what is known, the row with the higher version: an answer may be older than a save meanwhile. */
export const newest = <R extends { readonly version?: number | null }>(came: R, known: R | null): R =>
  known && (came.version ?? 0) < (known.version ?? 0) ? known : came;
