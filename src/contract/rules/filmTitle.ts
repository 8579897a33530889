import { plainFileName } from './fileName';

/** The title that a film's file suggests: its name without the ending, with blanks for what stands in place of them. */
export const titleOfFile = (fileName: string): string =>
  plainFileName(fileName)
    .replace(/\.[^.\s]{1,5}$/, '')
    .replace(/[_.\s]+/g, ' ')
    .trim();
