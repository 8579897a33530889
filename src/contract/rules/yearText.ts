/** True for a year of four digits, such as 2024. */
export const isYearText = (text: string) => /^[1-9]\d{3}$/.test(text);

/** A year as it is kept, also of one in the wide digits of a Japanese keyboard. */
export const tidyYear = (text: string) => text.normalize('NFKC').trim();
