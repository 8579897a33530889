import { getEventListeners } from 'node:events';
import { followEvents } from '../../src/office/ports/events';

/** A stream as the browser has it, that does what the test says. */
class Source {
  static readonly CLOSED = 2;
  static made: Source[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (message: object) => void = () => undefined;
  begun: (message: object) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor(readonly url: string) {
    Source.made.push(this);
  }
  addEventListener(name: string, listener: (message: object) => void) {
    if (name === 'begun') this.begun = listener;
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  open(data = 'whole', lastEventId = 'm.1') {
    this.readyState = 1;
    this.onopen();
    this.begun({ data, lastEventId });
  }
  tell(lastEventId: string) {
    this.onmessage({ data: '{"kind":"changed"}', lastEventId });
  }
  asks() {
    return Object.fromEntries(new URL(this.url, 'http://office').searchParams);
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
  expect(last().url).toMatch(/^\/backend\/events\?ID_USER_CLIENT=staff-1&/);
});

test('a stream that breaks is told of once, and goes on after what was heard last', () => {
  const { heard } = follow();
  last().open();
  last().tell('m.7');
  last().fail();
  jest.advanceTimersByTime(2000);
  expect(heard).toEqual(['changed', 'lost']);
  last().fail();
  jest.advanceTimersByTime(4000);
  expect(heard).toEqual(['changed', 'lost']);
  expect(last().asks()).toMatchObject({ AFTER: 'm.7' });
  last().open('whole', 'm.8');
  expect(heard).toEqual(['changed', 'lost', 'resumed']);
});

test('where the server no longer knows all that was missed, that is told', () => {
  const { heard } = follow();
  last().open();
  last().fail();
  jest.advanceTimersByTime(2000);
  last().open('gap', 'n.1');
  expect(heard).toEqual(['lost', 'reconnected']);
  last().fail();
  jest.advanceTimersByTime(2000);
  expect(last().asks()).toMatchObject({ AFTER: 'n.1' });
});

test('a stream that is late to open is opened again, to begin before what was loaded beside it: nothing is loaded twice', () => {
  const { heard } = follow();
  expect(last().asks()).toMatchObject({ AGO: '2000' });
  jest.advanceTimersByTime(3000);
  const late = last();
  late.open();
  expect(late.readyState).toBe(Source.CLOSED);
  expect(Source.made).toHaveLength(2);
  expect(Number(last().asks()['AGO'])).toBeGreaterThan(5000);
  jest.advanceTimersByTime(3000);
  last().open();
  expect(Source.made).toHaveLength(2);
  expect(heard).toEqual([]);
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

test('of streams that were made again only the last is held, and closed when nobody listens any more', () => {
  const { stop } = follow();
  for (let time = 0; time < 3; time += 1) {
    last().open();
    last().fail();
    jest.advanceTimersByTime(2000);
  }
  last().open();
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1);
  stop.abort();
  expect(last().readyState).toBe(Source.CLOSED);
});
