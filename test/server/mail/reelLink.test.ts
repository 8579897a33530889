import { reelLink, reelOfLink } from '../../../src/server/mail/reelLink';

test.each(['https://cosmic.example', 'https://cosmic.example/films/', 'https://cosmic.example/?lang=en'])(
  'the link to a reel of an agency at %s opens that reel',
  (webAddress) => {
    const home = { agency: { abbreviation: 'CO', webAddress }, publicUrl: 'https://office.example' };
    expect(reelOfLink(reelLink('r1', home), home)).toBe('r1');
  },
);
