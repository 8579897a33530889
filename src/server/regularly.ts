import { log } from './log';

/**
 * Looks for work every so often, in milliseconds, one look after the other, until it is stopped; what fails is said and
 * tried again at the next look.
 */
export function regularly(
  pause: number,
  complaint: string,
  work: (isStopping: () => boolean) => Promise<void>,
) {
  let inHand = Promise.resolve();
  let isStopping = false;
  let isWanted = false;
  const look = async () => {
    isWanted = false;
    if (!isStopping) await work(() => isStopping);
  };
  const wake = () => {
    if (isWanted) return;
    isWanted = true;
    inHand = inHand
      .then(look)
      .catch((error: Error) => log.error(`${complaint}; it is tried again soon: ${error.message}`));
  };
  const timer = setInterval(wake, pause);
  timer.unref();
  wake();
  return {
    wake,
    stop() {
      isStopping = true;
      clearInterval(timer);
      return inHand;
    },
  };
}
