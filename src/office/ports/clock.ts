/** Waits so many milliseconds; a wait that is given up ends its timer. */
export function sleep(
  { milliseconds }: { readonly milliseconds: number },
  signal: AbortSignal,
): Promise<null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/** Milliseconds since 1970. */
export const now = (): number => Date.now();
