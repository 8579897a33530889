/** Calls back when that key (`F8`) is pressed anywhere on the page; returns how to end it. */
export function onKey(key: string, act: () => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key !== key) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}
