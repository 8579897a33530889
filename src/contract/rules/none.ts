/** The word that stands on the wire where nothing is: homepage, union and agents (spec sections 3 and 5). */
const NONE = 'NO';

/** A text from the wire, where NO means empty. */
export const fromNo = (text: string) => (text.trim() === NONE ? '' : text);

/** A text for the wire: NO when nothing stands in it. */
export const orNo = (text: string) => (text.trim() === '' ? NONE : text);
