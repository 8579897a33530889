/** By which spreadsheets know that a file is UTF-8. */
const MARK = '\uFEFF';

/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A line of a CSV file (RFC 4180), of which no spreadsheet makes a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The first line of a file, with what says that it is UTF-8. */
export const csvHead = (headings: readonly string[]): string => MARK + csvLine(headings);
