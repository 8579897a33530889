import type { IntlShape } from 'react-intl';

const names = [
  [/^\/signin$/, 'report.screen.signIn'],
  [/^\/app\/dashboard$/, 'layout.dashboard'],
  [/^\/app\/table\/talents\/all$/, 'layout.allTalents'],
  [/^\/(app\/table\/)?talents\//, 'report.screen.talents'],
  [/^\/(app\/page\/)?talent\//, 'report.screen.talent'],
  [/^\/app\/page\/outbox$/, 'outbox.title'],
  [/^\/app\/page\/profile$/, 'layout.profile'],
  [/^\/app\/page\/films$/, 'agencyFilms.title'],
  [/^\/app\/page\/aboutTec$/, 'aboutTec.title'],
  [/^\/app\/page\/trash$/, 'trash.title'],
  [/^\/app\/page\/checkfilms$/, 'checkFilms.title'],
] as const;

/** What people call the screen at an address; an address without a name stands for itself. */
export function screenText(intl: IntlShape, path: string): string {
  const named = names.find(([pattern]) => pattern.test(path));
  return named ? intl.formatMessage({ id: named[1] }) : path;
}
