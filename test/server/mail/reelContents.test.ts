import { openRig, type Rig } from '../reels/rig';
import { addFilm, addReel } from '../reels/rows';
import { mail } from './mailInput';

let rig: Rig;

beforeEach(async () => {
  rig = await openRig();
});
afterEach(() => rig.close());

const bare = mail({ link: 'http://127.0.0.1:4140/reel/bare', reelId: 'bare' });

it.each([
  ['no film', []],
  ['only a film in the trash and one that is not encoded', ['gone', 'toCome']],
])('a reel with %s is not mailed', async (_what, films) => {
  const { catalogue } = rig.tenant();
  await addFilm(catalogue, 'gone', 11, { trashed_at: '2026-01-02T00:00:00.000Z' });
  await addFilm(catalogue, 'toCome', 12, { duration: 0 });
  await addReel(catalogue, 'bare', films);
  expect(await rig.refusal('reel.mail', bare)).toEqual({ kind: 'conflict', reason: 'reelEmpty' });
});

it('a reel’s name that runs from right to left is set apart in both parts', async () => {
  const { catalogue } = rig.tenant();
  await addFilm(catalogue, 'night', 20);
  await addReel(catalogue, 'bare', ['night']);
  const { mailId = '' } = await rig.call('reel.mail', { ...bare, reelName: 'לילה (2)' });
  const { html, text } = await rig.call('outbox.read', { mailId });
  expect(text).toContain('\u2068לילה (2)\u2069 — ');
  expect(html).toContain('\u2068לילה (2)\u2069 &nbsp;');
});

it('no emoji is cut in two where the words beside its subject end', async () => {
  const { catalogue } = rig.tenant();
  await addFilm(catalogue, 'night', 20);
  await addReel(catalogue, 'bare', ['night']);
  const heading = `${'a'.repeat(119)}🎬 and more`;
  const { mailId = '' } = await rig.call('reel.mail', { ...bare, heading });
  const { html } = await rig.call('outbox.read', { mailId });
  expect(html).toMatch(/>a{119}<\/div>/);
});

it('whoever answers a mail from its foot writes to the whole address', async () => {
  const { catalogue } = rig.tenant();
  await addFilm(catalogue, 'night', 20);
  await addReel(catalogue, 'bare', ['night']);
  const { mailId = '' } = await rig.call('reel.mail', { ...bare, senderMail: 'a?b&c=d@co.example' });
  const { html } = await rig.call('outbox.read', { mailId });
  expect(html).toContain('href="mailto:a%3Fb%26c%3Dd@co.example"');
});

it.each([
  [3, undefined],
  [4, 'and 1 more film'],
  [6, 'and 3 more films'],
])('the mail of a reel of %s films shows three and says how many more there are', async (count, said) => {
  const { catalogue } = rig.tenant();
  const films = Array.from({ length: count }, (_none, at) => `many${at}`);
  for (const [at, filmId] of films.entries()) await addFilm(catalogue, filmId, 20 + at);
  await addReel(catalogue, 'bare', films);
  const { mailId = '' } = await rig.call('reel.mail', bare);
  const { html, text } = await rig.call('outbox.read', { mailId });
  expect(html.match(/class="still"/g)).toHaveLength(3);
  expect(text).toContain(`\n\n${['Film 20', 'Film 21', 'Film 22', said].join('\n').trim()}\n\n`);
  if (said === undefined) expect(html).not.toContain(' more film');
  else expect(html).toContain(`${said}<`);
});
