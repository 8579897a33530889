/** The longest that a piece of work may hold the page, in milliseconds, where the browser does not say. */
const PIECE = 8;

/**
 * Does work piece by piece while the page has nothing else to do: `piece` does one and returns whether there is more.
 * Called again while it works, it goes on as it does.
 */
export function whileIdle(piece: () => boolean): () => void {
  let isUnderWay = false;
  const soon =
    'requestIdleCallback' in window
      ? (work: (hasTime: () => boolean) => void) =>
          void window.requestIdleCallback((deadline) => work(() => deadline.timeRemaining() > 1))
      : (work: (hasTime: () => boolean) => void) =>
          void setTimeout(() => {
            const end = Date.now() + PIECE;
            work(() => Date.now() < end);
          });
  const work = (hasTime: () => boolean) => {
    let isMore = true;
    while (isMore && hasTime()) isMore = piece();
    isUnderWay = isMore;
    if (isMore) soon(work);
  };
  return () => {
    if (isUnderWay) return;
    isUnderWay = true;
    soon(work);
  };
}

/** Does something once, after so many milliseconds, when the page has nothing else to do. */
export const onceIdle = (act: () => void, after = 0): void =>
  void setTimeout(
    whileIdle(() => {
      act();
      return false;
    }),
    after,
  );
