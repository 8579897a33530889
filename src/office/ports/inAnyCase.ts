/** The same port, that answers in any case: where it fails, that is told as a script error, and answered by what stands for it. */
export const inAnyCase =
  <I, A>(port: (input: I, signal: AbortSignal) => Promise<A>, otherwise: (error: unknown) => A) =>
  async (input: I, signal: AbortSignal): Promise<A> => {
    try {
      return await port(input, signal);
    } catch (error) {
      reportError(error);
      return otherwise(error);
    }
  };
