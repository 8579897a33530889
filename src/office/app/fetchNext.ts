import { onceIdle } from '../ports/idle';
import { savesData } from '../ports/page';
import { fetchCode, type ScreenName } from './screens';

/** What a person is likely to open next, from where they are. */
const next: Partial<Record<ScreenName | 'signIn', readonly ScreenName[]>> = {
  signIn: ['leaveGuard', 'layout', 'dashboard', 'talents'],
  dashboard: ['talents', 'palette'],
  talents: ['talentPage', 'palette'],
};

/** Milliseconds after a screen has come: first it asks for what it shows. */
const AFTER_A_SCREEN = 1000;

/**
 * Fetches what a person is likely to open next, the texts of it first, then one screen after another whenever the page is idle, unless they want to
 * spare data. What cannot be reached now is fetched once it is opened.
 */
export function fetchNext(from: ScreenName | 'signIn', loadTexts: () => Promise<unknown>): void {
  const names = next[from];
  if (names && !savesData())
    onceIdle(() => void loadTexts().then(() => fetchAll(names), nothing), AFTER_A_SCREEN);
}

function fetchAll([name, ...others]: readonly ScreenName[]): void {
  if (!name) return;
  const fetched = async () => {
    const [{ parts = [] }] = await fetchCode(name);
    await Promise.all(parts.map((part) => part()));
  };
  onceIdle(() => void fetched().then(() => fetchAll(others), nothing));
}

const nothing = () => undefined;
