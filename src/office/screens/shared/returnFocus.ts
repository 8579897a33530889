import { focusFirst } from '../../ui/focusFirst';
import { focusActiveRow } from './rows/focusActiveRow';

/** The id of the element that opens the menu of a film. */
export const filmMenuId = (filmId: string) => `film-menu-${filmId}`;
/** The id of what takes a deletion back. */
export const UNDO_ID = 'undo';
const CONTENT_ID = 'content';

/**
 * Where the keyboard goes when a dialog of a film has closed: to the film's menu, by which or near which it was opened;
 * once the film is gone, to what brings it back.
 */
export const returnToFilm = (dialog: HTMLElement, filmId: string): void =>
  focusFirst(dialog, [filmMenuId(filmId), UNDO_ID, CONTENT_ID]);

/** Where it goes when an alert about a row of a list has closed: to a row, or to what brings the last one back. */
export function returnToList(alert: HTMLElement): void {
  const { body, activeElement } = alert.ownerDocument;
  if (focusActiveRow(body.querySelector('main')) || activeElement !== body) return;
  focusFirst(alert, [UNDO_ID, CONTENT_ID]);
}

/** What brings a film back may come after its dialog has closed: it takes the keyboard that went to the content instead. */
export function takeFocusLate(undo: HTMLElement): void {
  if (undo.ownerDocument.activeElement?.id === CONTENT_ID) undo.focus();
}
