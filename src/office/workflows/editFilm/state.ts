/** The parts of the sheet of a film that exists. */
export type EditFilmSection = 'details' | 'thumbnail' | 'file';

/**
 *   closed ──opened──▶ open ──closed, filmDeleted──▶ closed
 *                      open ──sectionChosen──▶ open
 *
 * What is typed in the sheet is kept by the workflow of its form. A reload boots as closed.
 */
export type EditFilmState =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly filmId: string; readonly section: EditFilmSection };
