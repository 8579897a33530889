/** webpack's own way to a chunk, which may be replaced (its manual, "Module Variables"). */
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

/** Milliseconds before code that did not come is fetched again; after the last it is given up. */
const PAUSES: readonly number[] = [1000, 3000];

/**
 * From now on code that does not come is fetched again: a few times, and where the browser has no connection, as soon as
 * it has. React keeps a component whose code was given up broken until the page is loaded anew.
 */
export function fetchCodeAgain(): void {
  const fetchChunk = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => again(() => fetchChunk(chunk), PAUSES);
}

async function again(fetchCode: () => Promise<unknown>, pauses: readonly number[]): Promise<unknown> {
  const [pause, ...rest] = pauses;
  try {
    return await fetchCode();
  } catch (error) {
    if (navigator.onLine && pause === undefined) throw error;
  }
  if (!navigator.onLine) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return again(fetchCode, pauses);
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  return again(fetchCode, rest);
}
