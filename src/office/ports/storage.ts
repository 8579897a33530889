import { forgetJournals } from './journalStore';

/** Keys of what belongs to one person begin so; the rest is the device's. */
const PERSONAL_PREFIX = 'greenroom:person:';

/** The browser's storage as redux-persist wants it. A browser that refuses storage loses it at a reload, no more. */
export const browserStorage = {
  getItem: (key: string): Promise<string | null> => attempt(() => localStorage.getItem(key), null),
  setItem: (key: string, value: string): Promise<void> =>
    attempt(() => localStorage.setItem(key, value), undefined),
  removeItem: (key: string): Promise<void> => attempt(() => localStorage.removeItem(key), undefined),
};

async function attempt<T>(act: () => T, otherwise: T): Promise<T> {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Of the device: when somebody last signed out of this browser, in whichever tab. */
const SIGNED_OUT = 'greenroom:signedOut';

/** Another text after each sign-out, in whichever tab of this browser. */
export function lastSignOut(): string {
  try {
    return localStorage.getItem(SIGNED_OUT) ?? '';
  } catch {
    return '';
  }
}

/** Removes what people left in the browser's storage, action logs too; language and theme of the device stay. */
export async function forgetPersonal(): Promise<null> {
  await attempt(() => {
    localStorage.setItem(SIGNED_OUT, String(Date.now()));
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PERSONAL_PREFIX)) localStorage.removeItem(key);
  }, undefined);
  await forgetJournals();
  return null;
}
