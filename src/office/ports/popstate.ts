type Hear = (event: PopStateEvent) => void;

let first: Hear | undefined;

/** To be called before the router is made: a window tells its listeners in the order in which they came. */
export const listenBeforeRouter = (): void => window.addEventListener('popstate', (event) => first?.(event));

/** Hears of Back and Forward before the router does, one at a time; without one, nobody does. */
export const hearBeforeRouter = (hear: Hear | undefined): void => void (first = hear);
