/** All that Jest could stop but the clock itself: servers and databases go on. */
const goesOn = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Stops the clock of this file's server where it stands, until its tests are over. */
export function stopClock(): void {
  beforeAll(() => void jest.useFakeTimers({ doNotFake: [...goesOn], now: Date.now() }));
  afterAll(() => void jest.useRealTimers());
}

/** So many milliseconds go by at once. */
export const pass = (milliseconds: number): void => void jest.setSystemTime(Date.now() + milliseconds);
