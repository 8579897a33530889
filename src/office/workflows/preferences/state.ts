export const LANGUAGES = ['en', 'es', 'zh', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the device keeps, whoever signs in on it. */
export interface PreferencesState {
  readonly language: Language;
  readonly theme: Theme;
}

/** What a person keeps: rows on a page, by the table's name. */
export type PageSizesState = Readonly<Record<string, number>>;
