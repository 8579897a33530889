import { contrastOf, READABLE } from '../../../src/contract/rules/contrast';
import { writeLetter } from '../../../src/server/accounts/letter';
import { renderReelMail } from '../../../src/server/mail/template/reelMail';
import { session } from '../../office/people';

const reelMail = () =>
  renderReelMail({
    agency: { ...session().agency, displayName: 'Cosmic Artists', mainMail: 'office@co.example' },
    sender: { name: 'Anna Berg', address: 'anna@co.example' },
    link: 'https://office.co.example/reels/r1',
    ...{ reelName: 'Showreel', talentName: 'Mara Solberg', heading: 'Hello', message: 'Here it is.' },
    ...{ stills: [{ title: 'Night', picture: 'https://office.co.example/n.jpg' }], films: 4 },
  });
const accountMail = async () =>
  (
    await writeLetter({
      ...{ letter: 'invitation', language: 'en', values: { agency: 'Cosmic', by: 'Anna' } },
      link: 'https://office.co.example/#t',
    })
  ).parts;

test.each([
  ['a reel', reelMail],
  ['an account', accountMail],
])('every word of the mail of %s can be read on the ground and on the paper', async (_which, write) => {
  const { html } = await write();
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style ?? '');
  const ofStyles = (name: string) =>
    new Set(styles.flatMap((style) => new RegExp(`(?:^|;)\\s*${name}:\\s*(#\\w{6})`).exec(style)?.[1] ?? []));
  const grounds = [...ofStyles('background-color')];
  const inks = [...ofStyles('color')].filter((ink) => ink !== '#ffffff');
  expect(grounds.length).toBe(2);
  expect(inks.length).toBe(2);
  for (const ground of grounds)
    for (const ink of inks) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(READABLE);
});
