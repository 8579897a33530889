/** True for a year of four digits, such as 2024. */
export const isYearText = (text: string) => /^[1-9]\d{3}$/.test(text);
