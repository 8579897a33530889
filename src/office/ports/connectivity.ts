/** Tells at once and from then on whether the browser is on line. */
export function watchConnectivity(_input: null, hear: (online: boolean) => void, signal: AbortSignal): void {
  window.addEventListener('online', () => hear(true), { signal });
  window.addEventListener('offline', () => hear(false), { signal });
  hear(navigator.onLine);
}
