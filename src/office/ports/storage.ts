import { attempt } from './attempt';
import { forgetJournals } from './journalStore';

/** Keys of what belongs to one person begin so; the rest is the device's. */
const PERSONAL_PREFIX = 'greenroom:person:';

/** The browser's storage as redux-persist wants it. A browser that refuses storage loses it at a reload, no more. */
export const browserStorage = {
  getItem: (key: string) => Promise.resolve(attempt(() => localStorage.getItem(key)) ?? null),
  setItem: (key: string, value: string) => Promise.resolve(attempt(() => localStorage.setItem(key, value))),
  removeItem: (key: string) => Promise.resolve(attempt(() => localStorage.removeItem(key))),
};

/** Of the device: when somebody last signed out of this browser, in whichever tab. */
const SIGNED_OUT = 'greenroom:signedOut';

/** Another text after each sign-out, in whichever tab of this browser. */
export const lastSignOut = (): string => attempt(() => localStorage.getItem(SIGNED_OUT)) ?? '';

/** Removes what people left in the browser's storage, action logs too; language and theme of the device stay. */
export async function forgetPersonal(): Promise<null> {
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PERSONAL_PREFIX)) localStorage.removeItem(key);
    localStorage.setItem(SIGNED_OUT, String(Date.now()));
  });
  await forgetJournals();
  return null;
}
