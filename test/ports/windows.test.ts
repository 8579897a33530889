import { copyText } from '../../src/office/ports/windows';

function copiedBy(clipboard?: object) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { clipboard } });
  return copyText({ text: 'https://reels.example/r1' });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

test('a browser that has no clipboard, as over plain http, refuses to copy', async () => {
  expect(await copiedBy()).toBe(false);
});

test('it is told whether a text was copied', async () => {
  expect(await copiedBy({ writeText: () => Promise.resolve() })).toBe(true);
  expect(await copiedBy({ writeText: () => Promise.reject(new Error('not allowed')) })).toBe(false);
});
