/** The languages of the office, and of the mails of accounts. */
export const languages = ['en', 'es', 'zh', 'ja'] as const;
export type Language = (typeof languages)[number];
