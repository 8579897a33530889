import { followEvents } from '../../src/office/ports/events';

/** A stream as the browser has it, that does what the test says. */
class Source {
  static readonly CLOSED = 2;
  static made: Source[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor(readonly url: string) {
    Source.made.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  fail() {
    this.readyState = Source.CLOSED;
    this.onerror();
  }
}

const last = () => Source.made.at(-1)!;

beforeEach(() => {
  jest.useFakeTimers();
  Source.made = [];
  Object.assign(globalThis, { EventSource: Source });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

function follow() {
  const heard: string[] = [];
  const stop = new AbortController();
  followEvents('/backend/', () => 'staff-1')(null, ({ kind }) => heard.push(kind), stop.signal);
  return { heard, stop };
}

test('it is asked for in the name of the person whose office this is', () => {
  follow();
  expect(last().url).toBe('/backend/events?ID_USER_CLIENT=staff-1');
});

test('a stream that breaks is told of once and opened again, and what was missed is told of', () => {
  const { heard } = follow();
  last().open();
  last().fail();
  jest.advanceTimersByTime(2000);
  expect(heard).toEqual(['lost']);
  last().fail();
  jest.advanceTimersByTime(4000);
  expect(heard).toEqual(['lost']);
  last().open();
  expect(heard).toEqual(['lost', 'reconnected']);
});

test('a stream that is late to open may have missed something', () => {
  const { heard } = follow();
  jest.advanceTimersByTime(3000);
  last().open();
  expect(heard).toEqual(['reconnected']);
});

test('a backend without a stream is asked once a minute, until the listener stops', () => {
  const { heard, stop } = follow();
  last().fail();
  expect(heard).toEqual(['absent']);
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual(['absent', 'reconnected']);
  last().fail();
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual(['absent', 'reconnected', 'reconnected']);
  stop.abort();
  last().fail();
  jest.advanceTimersByTime(120_000);
  expect(heard).toHaveLength(3);
});
