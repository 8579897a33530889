import { scripts } from '../../src/contract/scripts';
import { secret } from '../../src/contract/wire/field';
import { id } from '../../src/contract/wire/fields';
import { word } from '../../src/contract/wire/reply';
import type { AnyScript } from '../../src/contract/script';
import { changedScripts } from '../../src/office/journal/changedScripts';
import { hashScripts } from '../../src/office/journal/contractHash';

const own = scripts['reel.rename'] as unknown as AnyScript;
const other = scripts['reel.toggle'] as unknown as AnyScript;
const before = hashScripts([own, other]);

test.each<[string, Partial<AnyScript>]>([
  ['path', { path: 'Renamed.php' }],
  ['encoding', { encoding: 'json' }],
  ['refusal', { refusal: 'FAILED' }],
  ['reply', { reply: word({ Done: 'done' }) }],
  ['wire name', { input: { ...own.input, title: id('TITRE') } }],
  ['secret flag', { input: { ...own.input, reelId: secret(id('Reel_ID')) } }],
  ['fields', { input: {} }],
])('another %s changes the hash of that script alone', (_part, change) => {
  expect(changedScripts(before, hashScripts([{ ...own, ...change }, other]))).toEqual(['reel.rename']);
});
