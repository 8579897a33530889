import { onceIdle } from '../ports/idle';
import { savesData } from '../ports/page';
import { fetchCode, loadScreen, type ScreenCode, type ScreenHost, type ScreenName } from './screens';

/** What a person is likely to open next, from where they are. */
const next: Partial<Record<ScreenName | 'signIn', readonly ScreenName[]>> = {
  signIn: ['leaveGuard', 'layout', 'dashboard', 'talents'],
  dashboard: ['talents', 'palette'],
  talents: ['talentPage', 'palette'],
};

/**
 * Loads what a person is likely to open next, one screen after another whenever the page is idle, unless they want to
 * spare data; at sign-in the code and the texts alone. Behind sign-in first the dialogs of the session: a page that nobody
 * sits at is covered without a connection too. Rejects where something could not be reached: it is loaded once it is opened.
 */
export async function fetchNext(from: ScreenName | 'signIn', host: ScreenHost): Promise<void> {
  const isSignIn = from === 'signIn';
  if (!isSignIn) await import('../screens/signIn/SessionDialogs');
  if (savesData()) return;
  if (isSignIn)
    await Promise.all([import(/* webpackChunkName: "work" */ './work'), host.loadTexts('office')]);
  const load = async (name: ScreenName): Promise<ScreenCode> =>
    isSignIn ? (await fetchCode(name))[0] : loadScreen(name, host);
  for (const name of next[from] ?? []) {
    await new Promise<void>((resolve) => onceIdle(resolve));
    const { parts = [] } = await load(name);
    await Promise.all(parts.map((part) => part()));
  }
}
