import { isWebAddress } from '../../src/contract/rules/webAddress';
import { publicReelLink, specialReelPreview } from '../../src/contract/rules/links';

const sites = { webAddress: 'https://cosmic.example/', reelsSite: 'https://reels.example/reels' };
const storeSite = 'https://store.example/?lang=fr';

describe.each([
  ['CO', storeSite, 'https://cosmic.example/reel/r1', 'https://cosmic.example/reel/best_of'],
  ['MP', storeSite, 'https://store.example/?lang=fr&play=MP_r1', 'https://store.example/?lang=fr&play=MP_r1'],
  ['MP', '', 'https://reels.example/reels?play=MP_r1', 'https://reels.example/reels?play=MP_r1'],
  ['ZZ', storeSite, 'https://reels.example/reels?play=ZZ_r1', 'https://reels.example/reels?play=ZZ_r1'],
])('the reels of %s, with a store at "%s" (spec sections 6 and 9)', (abbreviation, store, link, preview) => {
  const of = { ...sites, abbreviation, storeSite: store };

  it('are linked to where the agency has them', () => {
    expect(publicReelLink(of, 'r1')).toBe(link);
  });

  it('are looked at there, by the slug at CO', () => {
    expect(specialReelPreview(of, { reelId: 'r1', slug: 'best_of' })).toBe(preview);
  });

  it('need a slug only at CO', () => {
    expect(specialReelPreview(of, { reelId: 'r1', slug: '' })).toBe(abbreviation === 'CO' ? undefined : link);
  });
});

test.each([
  'https://cosmic.example?lang=en',
  'https://cosmic.example/?lang=en',
  'https://cosmic.example/#home',
  'https://cosmic.example//?lang=en#home',
])(
  'a link to a reel at %s leads to the reel: what that address asks for or points at is left out',
  (webAddress) => {
    const of = { ...sites, webAddress, abbreviation: 'CO' };
    expect(publicReelLink(of, 'r1')).toBe('https://cosmic.example/reel/r1');
  },
);

test('a site that does not stand at the top of its host keeps its path', () => {
  const of = { ...sites, webAddress: 'https://cosmic.example/films/?lang=en', abbreviation: 'CO' };
  expect(publicReelLink(of, 'r1')).toBe('https://cosmic.example/films/reel/r1');
});

test.each(['https://a*b.example', 'https://a%20b.example', 'a b.example', 'https://Night ж漢字'])(
  'the host in %s, which only some browsers take, is none',
  (address) => {
    expect(isWebAddress(address)).toBe(false);
  },
);
