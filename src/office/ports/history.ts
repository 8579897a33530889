/**
 * Puts another address of the office in the place of the one on show, if it is this one; the router is not told. Returns
 * whether it stands there now: a browser refuses, by an error or in silence, what is changed too often.
 */
export function rewriteAddress(from: string, to: string): boolean {
  const { history, location } = window;
  const shown = () => location.pathname + location.search;
  if (shown() !== from) return false;
  try {
    history.replaceState(history.state, '', to);
  } catch {
    return false;
  }
  return shown() === to;
}

/** Whether no page of the office lies before this one in the tab's history; the router numbers its entries. */
export const isFirstEntry = (): boolean =>
  (window.history.state as { readonly idx?: number } | null)?.idx === 0;

/** Calls once the tab is at the entry of this key: a browser goes back to an entry a while after it is told to. */
export function onceAtEntry(key: string, then: () => void): void {
  const { key: shown = 'default' } = (window.history.state as { readonly key?: string } | null) ?? {};
  if (shown === key) then();
  else window.addEventListener('popstate', () => onceAtEntry(key, then), { once: true });
}

export const shownAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

export const goBack = (): void => window.history.back();

/**
 * Calls whenever a person presses something: a browser passes entries by that were made without. What the office presses
 * itself does not count. Returns how to end it.
 */
export function onPress(then: () => void): () => void {
  const types = ['pointerdown', 'keydown'] as const;
  const tell = ({ isTrusted }: Event) => isTrusted && then();
  for (const type of types) window.addEventListener(type, tell, true);
  return () => {
    for (const type of types) window.removeEventListener(type, tell, true);
  };
}
