import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { AgencyClosed } from '../../../src/server/database/damaged';
import { log } from '../../../src/server/log';
import { registerReelPage } from '../../../src/server/reelpage/plugin';
import { openRig, type Rig } from '../reels/rig';
import { addFilm, addReel } from '../reels/rows';

let rig: Rig;
let app: FastifyInstance;

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

async function putFiles(abbreviation: string, filmId: string) {
  const folder = join(rig.tenant(abbreviation).folder, 'films', filmId);
  await mkdir(join(folder, 'thumbnails'), { recursive: true });
  await writeFile(join(folder, 'film.mp4'), `film ${filmId} of ${abbreviation}`);
  await writeFile(join(folder, 'thumbnails', '2.jpg'), 'picture');
}

beforeAll(async () => {
  rig = await openRig();
  const db = rig.tenant().catalogue;
  await addFilm(db, 'raw', 9, { duration: 0, title: 'Not encoded' });
  await addFilm(db, 'evil', 10, { title: '<img src=x onerror=alert(1)>', director: '"><script>' });
  await addReel(db, 'r1', ['f3', 'f1', 'raw', 'evil']);
  await addReel(db, 'off', ['f1'], { online: 0 });
  await addReel(db, 'trashed', ['f1'], { trashed_at: '2026-01-01T00:00:00.000Z' });
  await addReel(db, 'empty', []);
  await addReel(db, 'group', [], { kind: 'group', title: 'Cinema' });
  const inGroup = (position: number, over: object) => ({ parent_id: 'group', position, ...over });
  await addReel(db, 'g2', ['f1'], inGroup(2, { title: 'Second' }));
  await addReel(db, 'g1', ['f3'], inGroup(1, { title: 'First' }));
  await addReel(db, 'g3', [], inGroup(3, { title: 'Site', kind: 'link', link_value: 'vimeo.com/1' }));
  await addReel(db, 'g4', [], inGroup(4, { title: 'Bad', kind: 'link', link_value: 'javascript:alert(1)' }));
  await addReel(db, 'g5', ['f2'], inGroup(5, { title: 'Off', online: 0 }));
  const words = { kind: 'poster', subtitle_1: 'Official selection', subtitle_2: '2026' } as const;
  await addReel(db, 'g6', [], inGroup(6, { title: 'Biarritz', ...words }));
  const evil = { title: '<b>اختيار</b>', link_value: 'javascript:alert(1)', picture: 'p1' };
  await addReel(db, 'g7', [], inGroup(7, { ...words, ...evil }));
  const pictures = join(rig.tenant().folder, 'posters');
  await mkdir(pictures);
  await writeFile(join(pictures, 'p1.jpg'), 'poster');
  const special = { talent_id: null, special: 1 } as const;
  await addReel(db, 's1', ['f1'], {
    ...special,
    title: 'Été à Cannes',
    heading: 'Winners',
    subheading: '2026',
  });
  await addReel(db, 's2', ['f1'], { ...special, title: 'Secret', online: 0 });
  await addReel(rig.tenant('MP').catalogue, 'm1', ['f2']);
  await addReel(rig.tenant('MP').catalogue, 'm2', ['f2'], { ...special, title: 'Paris' });
  for (const filmId of ['f1', 'f2', 'f3']) await putFiles('CO', filmId);
  await putFiles('MP', 'f2');
  app = Fastify();
  await app.register((scope) => registerReelPage(scope, rig.installation));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rig.close();
});

describe('the page', () => {
  it('shows the encoded films in order, everything written by people as text, and keeps out of search engines', async () => {
    const page = await get('/reel/r1');
    expect(page.statusCode).toBe(200);
    const sources = [...page.body.matchAll(/<a\s+href="\/reel\/r1\/films\/(\w+)\.mp4/g)].map(([, id]) => id);
    expect(sources).toEqual(['f3', 'f1', 'evil']);
    expect(page.body).toContain('Night work — Ada Low t1');
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.body).not.toMatch(/<img src=x|"><script>/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['x-robots-tag']).toContain('noindex');
  });

  it('shows of a group what is on in it, in its order: reels with their films, links and posters', async () => {
    const { body } = await get('/reel/group');
    const shown = [
      ...body.matchAll(
        /<h2 dir="auto">([^<]*)|films\/(\w+)\.mp4|href="(https:\/\/vimeo[^"]*)"|(\w+)\/poster/g,
      ),
    ];
    const order = shown.map(([, title, film, link, poster]) => title ?? film ?? link ?? poster);
    expect(order).toEqual([
      ...['f3', 'First', 'f3', 'Second', 'f1', 'https://vimeo.com/1', 'Site', 'Biarritz'],
      ...['g7', '&lt;b&gt;اختيار&lt;/b&gt;'],
    ]);
    expect(body.match(/href="#part-\w+"/g)).toHaveLength(5);
    expect(body).not.toContain('javascript');
    expect(body.match(/aria-current/g)).toHaveLength(1);
    expect((await get('/reel/g5/films/f2.mp4')).statusCode).toBe(404);
  });

  it('shows a picture and a title where its link is pasted', async () => {
    const { body } = await get('/reel/r1');
    const { publicUrl } = rig.installation.settings;
    expect(body).toContain('<meta property="og:title" content="Night work — Ada Low t1" />');
    expect(body).toContain(
      `<meta property="og:image" content="${publicUrl}/reel/r1/films/f3.jpg?agency=CO" />`,
    );
  });

  it('of a poster is its picture under its title, with what it says', async () => {
    const { body } = await get('/reel/g7');
    const { publicUrl } = rig.installation.settings;
    expect(body).toContain(
      `<meta property="og:image" content="${publicUrl}/reel/g7/poster.jpg?agency=CO" />`,
    );
    expect(body).toContain('<p dir="auto">Official selection</p>');
    expect(body).not.toMatch(/javascript|<b>|<video/);
    expect((await get('/reel/g7/poster.jpg')).body).toBe('poster');
    expect((await get('/reel/g6/poster.jpg')).statusCode).toBe(404);
  });

  it('opens by a link at whose end a mail program or a person put a slash', async () => {
    expect((await get('/reel/r1/')).body).toContain('Night work — Ada Low t1');
    expect((await get('/reel/off/')).headers['content-type']).toContain('text/html');
  });

  it('of a special reel opens by its slug as well, and says its headings', async () => {
    const { body } = await get('/reel/ete_a_cannes');
    expect(body).toMatch(/<h1><span dir="auto">Winners<\/span> <span class="what" dir="auto">2026<\/span>/);
    expect(body).toBe((await get('/reel/s1')).body);
  });

  it('of a special reel opens by the slug of a former title', async () => {
    const rename = (title: string) =>
      rig.call('reel.rename', { reelId: 's1', type: 'ASA_SPECIAL_REEL', title });
    await rename('Venise');
    const { body } = await get('/reel/ete_a_cannes');
    expect(body).toBe((await get('/reel/venise')).body);
    await rename('Été à Cannes');
    expect((await get('/reel/venise')).statusCode).toBe(200);
  });

  it.each(['/reels?play=MP_m1', '/?play=MP_m1'])(
    'stands at %s for agencies of the shared site',
    async (url) => {
      expect((await get(url)).body).toContain('Maison &amp; Partners');
    },
  );

  it.each([
    '/reel/off',
    '/reel/trashed',
    '/reel/none',
    '/reel/m1',
    '/reel/secret',
    '/reel/paris',
    '/reel/night_work',
    '/reels?play=CO_off',
    '/reels?play=CO_m1',
    '/reels?play=XX_r1',
    '/reels?play[]=CO_r1',
    '/reels',
  ])('is the same friendly page at %s, which does not say why', async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toBe((await get('/reel/none')).body);
    expect(page.body).toContain('This reel is not available');
  });

  it('says so when the reel is empty', async () => {
    expect((await get('/reel/empty')).body).toContain('There are no films on this reel yet.');
  });

  it('speaks the language of the reader', async () => {
    const page = await get('/reel/none', { 'accept-language': 'fr, es;q=0.4, ja-JP;q=0.8' });
    expect(page.body).toContain('<html lang="ja">');
  });

  it.each(['/reel/r1', '/reel/r1/', '/reels?play=CO_r1', '/?play=CO_r1'])(
    'is at %s one that asks to come again, in the reader’s language, while nothing can be read',
    async (url) => {
      for (const why of [new AgencyClosed('CO is missing.'), new Error('Connection terminated')]) {
        const away = jest.spyOn(rig.installation, 'agency').mockRejectedValue(why);
        const page = await get(url, { 'accept-language': 'es' });
        away.mockRestore();
        expect(page.statusCode).toBe(503);
        expect(page.headers).toMatchObject({
          ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
          'retry-after': '120',
        });
        expect(page.headers['content-security-policy']).toContain("default-src 'none'");
        expect(page.body).toContain('<h1>Esta página no se puede mostrar en este momento</h1>');
      }
    },
  );

  it('comes with its style sheet and its script', async () => {
    const { body } = await get('/reel/r1');
    for (const [, address = ''] of body.matchAll(/(?:src|href)="(\/reel\/assets\/[^"]+)"/g))
      expect((await get(address)).statusCode).toBe(200);
  });
});

describe('the films', () => {
  it('play from where the player asks', async () => {
    const part = await get('/reel/r1/films/f1.mp4', { range: 'bytes=5-6' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 5-6/13');
    expect(part.headers['content-type']).toBe('video/mp4');
    expect(part.body).toBe('f1');
  });

  it('are found without its agency’s name though another agency is closed', async () => {
    const { installation } = rig;
    const { agency } = installation;
    const told = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const closed = jest
      .spyOn(installation, 'agency')
      .mockImplementation((abbreviation) =>
        abbreviation === 'CO' ? Promise.reject(new AgencyClosed('CO is missing.')) : agency(abbreviation),
      );
    const answers = await Promise.all(Array.from({ length: 6 }, () => get('/reel/m1/films/f2.mp4')));
    expect(answers.map(({ body }) => body)).toEqual(Array(6).fill('film f2 of MP'));
    expect((await get('/reel/r1/films/f1.mp4?agency=CO')).statusCode).toBe(500);
    expect(told).toHaveBeenCalledTimes(1);
    for (const spy of [closed, told]) spy.mockRestore();
  });
  it('are the named agency’s, or of whoever has the reel', async () => {
    expect((await get('/reel/m1/films/f2.mp4?agency=MP')).body).toBe('film f2 of MP');
    expect((await get('/reel/m1/films/f2.mp4')).body).toBe('film f2 of MP');
  });

  it('leaves out the picture of a film that staff sent and nobody has looked at', async () => {
    const { catalogue } = rig.tenant();
    const is = (own: object) => catalogue.updateTable('films').set(own).where('film_id', '=', 'f1').execute();
    await is({ own_thumbnail: 1, own_checked: 0, chosen_thumbnail: 0 });
    expect((await get('/reel/r1/films/f1.jpg')).statusCode).toBe(404);
    expect((await get('/reel/r1')).body).not.toContain('f1.jpg');
    await is({ own_checked: 1 });
    expect((await get('/reel/r1')).body).toContain('f1.jpg');
    await is({ own_thumbnail: 0, own_checked: 0, chosen_thumbnail: 2 });
  });

  it('have a picture that mail clients may show', async () => {
    const picture = await get('/reel/r1/films/f1.jpg');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    ['a film that is not on the reel', '/reel/r1/films/f2.mp4'],
    ['a film that is not encoded', '/reel/r1/films/raw.mp4'],
    ['a reel that is off', '/reel/off/films/f1.mp4'],
    ['a reel in the trash', '/reel/trashed/films/f1.jpg'],
    ['the reel of another agency', '/reel/m1/films/f2.mp4?agency=CO'],
    ['a path out of the folder', '/reel/r1/films/..%2ff1.mp4'],
    ['a file that is not there', '/reel/r1/films/evil.mp4'],
  ])('are not to be had: %s', async (_what, url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
