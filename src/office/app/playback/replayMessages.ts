import type { Language } from '../../workflows/office/preferences';
import { type Load, loadMessages, type Messages } from '../messages';

const files: Readonly<Record<Language, Load>> = {
  en: () => import('../../../../locales/en/replay.json'),
  es: () => import('../../../../locales/es/replay.json'),
  zh: () => import('../../../../locales/zh/replay.json'),
  ja: () => import('../../../../locales/ja/replay.json'),
};

/** All texts of the office. */
export const loadOfficeMessages = (language: Language): Promise<Messages> =>
  loadMessages(language, 'signIn', 'office', 'pages', 'report');

/** The texts of the pages under /replay, with those of the office. */
export async function loadReplayMessages(language: Language): Promise<Messages> {
  const [office, replay] = await Promise.all([loadOfficeMessages(language), files[language]()]);
  return { ...office, ...replay.default };
}
