import { attempt } from './attempt';

const NAME = 'greenroom:tab';
const DEPARTING = 'greenroom:departing';

/** What a page that goes leaves to the next one in the same tab, written before it goes; not where there is no room. */
export const departing = {
  leave(text: string): void {
    departing.clear();
    attempt(() => sessionStorage.setItem(DEPARTING, text));
  },
  found: (): string | null => attempt(() => sessionStorage.getItem(DEPARTING)) ?? null,
  clear: (): void => attempt(() => sessionStorage.removeItem(DEPARTING)),
};

/** The name of this tab, which a reload keeps; a browser that keeps nothing gives each load the fresh one. */
export function tabName(fresh: string): string {
  const known = attempt(() => sessionStorage.getItem(NAME));
  if (!known) attempt(() => sessionStorage.setItem(NAME, fresh));
  return known ?? fresh;
}
