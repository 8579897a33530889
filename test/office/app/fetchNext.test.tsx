import { fetchNext } from '../../../src/office/app/fetchNext';
import type { ScreenName } from '../../../src/office/app/screens';

/** What comes while somebody looks on: the kits that are handed over, and the files of texts. */
async function come(from: ScreenName | 'signIn') {
  const [kits, texts] = [new Set<string>(), new Set<string>()];
  await fetchNext(from, {
    admitKit: (name) => void kits.add(name),
    loadTexts: async (file) => void texts.add(file),
  });
  return [[...kits].sort(), [...texts]];
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('a talent’s page and the palette come while the list is looked at, with all that they work with', async () => {
  expect(await come('talents')).toEqual([
    ['agency', 'films', 'palette', 'presence', 'specialReels', 'talentPage', 'wholeReels'],
    ['pages'],
  ]);
});

test('at sign-in code and texts come, and nothing begins to work', async () => {
  expect(await come('signIn')).toEqual([[], ['office']]);
});

test('nothing comes ahead for who spares data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(await come('talents')).toEqual([[], []]);
  expect(await come('signIn')).toEqual([[], []]);
});
