import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { pictureToCheckAddress } from '../../../src/contract/rules/media';
import { stillAddress } from '../../../src/contract/rules/thumbnail';
import { pictureUpload } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import { ownFileOf, ownPicturePath } from '../../../src/server/media/paths';
import { databases } from '../../tools/databases';
import { until } from '../../tools/until';
import { postFile } from '../support/form';
import { type Person, signIn, startServerOn, type TestServer } from '../support/server';

describe.each(databases)('the picture check on $database', ({ open }) => {
  let server: TestServer;
  let anna: Person;
  /** The film that pictures are sent for, and another one of its talent. */
  let film: string;
  let other: string;

  beforeAll(async () => {
    server = await startServerOn(open);
    anna = await signIn(server, 'staff@co.example');
    const films = await anna.call('agencyFilms.list', {});
    const talentId = films.find((one) => films.filter((each) => each.talentId === one.talentId).length > 1);
    const theirs = films.filter((each) => each.talentId === talentId?.talentId);
    [film, other] = theirs.map(({ filmId }) => filmId) as [string, string];
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    const { catalogue } = await co();
    const none = { own_thumbnail: 0, own_checked: 0, own_picture: '', pictured_at: null } as const;
    await catalogue
      .updateTable('films')
      .set({ ...none, chosen_thumbnail: 1 })
      .execute();
  });

  const co = async () => (await server.installation.agency('CO'))!;
  const filmNow = async (filmId: string) =>
    (await anna.call('agencyFilms.list', {})).find((each) => each.filmId === filmId)!;
  const waiting = () => anna.call('pictureChecks.list', {});
  const decide = (verdict: 'taken' | 'refused' | 'open', filmId: string, pictureId: string) =>
    anna.call('pictureCheck.decide', { verdict, filmId, pictureId });

  /** The width of the picture that is called so. */
  async function widthOf(name: string): Promise<number> {
    const url = pictureToCheckAddress('/media', name);
    const { rawPayload } = await server.app.inject({ url, headers: { cookie: anna.cookie } });
    return (await sharp(rawPayload).metadata()).width;
  }

  /** Puts a picture for a film where nobody has looked at it. Returns its id. */
  async function sent(filmId: string, at = '2026-03-04T10:00:00.000Z'): Promise<string> {
    const { catalogue, folder } = await co();
    const own_picture = newId();
    const own_file = ownFileOf(own_picture);
    const path = ownPicturePath(folder, filmId, own_file);
    await mkdir(dirname(path), { recursive: true });
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } });
    await writeFile(path, await picture.jpeg().toBuffer());
    await catalogue
      .updateTable('films')
      .set({ own_thumbnail: 1, own_checked: 0, chosen_thumbnail: 0, own_picture, own_file, pictured_at: at })
      .where('film_id', '=', filmId)
      .execute();
    return own_picture;
  }

  /** Where the picture is that was sent for a film. */
  async function pathOf(filmId: string): Promise<string> {
    const { catalogue, folder } = await co();
    const { own_file } = await catalogue
      .selectFrom('films')
      .select('own_file')
      .where('film_id', '=', filmId)
      .executeTakeFirstOrThrow();
    return ownPicturePath(folder, filmId, own_file);
  }

  /** Sends a picture for a film as the office does. */
  async function upload(filmId: string, width: number) {
    const { agency } = await co();
    const scale = { heightPercent: 100, widthPercent: 100, version: 0 };
    const input = { targetPath: 'films', name: filmId, ...scale, client: 'CO', kind: 'film' } as const;
    const picture = sharp({ create: { width, height: 20, channels: 3, background: '#3a3' } });
    const { databaseName } = agency;
    const bytes = await picture.jpeg().toBuffer();
    const path = '/backend/UploadPictFILM_UHD.php';
    return postFile(server.app, path, pictureUpload, { ...input, databaseName }, bytes, anna);
  }

  test('tells the one that waits longest first, where it stands, and of which films it may be', async () => {
    const late = await sent(other, '2026-03-04T23:30:00.000Z');
    const early = await sent(film);
    const { pictures, candidates } = await waiting();
    expect(pictures).toMatchObject([
      { pictureId: early, date: '04/03/2026' },
      { pictureId: late, date: '05/03/2026' },
    ]);
    const of = candidates.filter(({ pictureId }) => pictureId === early).map(({ filmId }) => filmId);
    expect(of[0]).toBe(film);
    // A film that has a picture from outside already is none of them.
    expect(of).not.toContain(other);
    expect(await widthOf(pictures[0]!.name)).toBe(40);
  });

  test('what it was called while it waited shows it, whichever film it has gone to since', async () => {
    const pictureId = await sent(film);
    const { name } = (await waiting()).pictures[0]!;
    await decide('taken', other, pictureId);
    expect(await widthOf(name)).toBe(40);
    await sent(film);
    expect(await widthOf(name)).toBe(40);
  });

  test('until then the film shows none, neither to staff nor outside; taken, the picture stands for it', async () => {
    const pictureId = await sent(film);
    expect(stillAddress('/media', await filmNow(film))).toBeUndefined();
    await decide('taken', film, pictureId);
    expect(await filmNow(film)).toMatchObject({ checked: true, ownThumbnail: true, chosenThumbnail: 0 });
    expect((await waiting()).pictures).toEqual([]);
    await decide('open', film, pictureId);
    expect((await waiting()).pictures).toMatchObject([{ pictureId }]);
    expect(await filmNow(film)).toMatchObject({ checked: false });
  });

  test('refused, the film stands as before; taken back, the picture waits again', async () => {
    await anna.call('film.chooseThumbnail', { filmId: film, thumbnail: 1 });
    const pictureId = await sent(film);
    await decide('refused', film, pictureId);
    expect(await filmNow(film)).toMatchObject({ checked: true, ownThumbnail: false, chosenThumbnail: 1 });
    expect((await waiting()).pictures).toEqual([]);
    await decide('open', film, pictureId);
    expect((await waiting()).pictures).toMatchObject([{ pictureId }]);
  });

  test('taken as that of another film, it goes there and comes back', async () => {
    const pictureId = await sent(film);
    const before = await pathOf(film);
    const bytes = await readFile(before);
    await decide('taken', other, pictureId);
    expect(await filmNow(film)).toMatchObject({ checked: true, ownThumbnail: false, chosenThumbnail: 1 });
    expect(await filmNow(other)).toMatchObject({ checked: true, ownThumbnail: true, chosenThumbnail: 0 });
    expect(await readFile(await pathOf(other))).toEqual(bytes);
    await until('the first one to go', () => !existsSync(before) || undefined);

    await decide('open', film, pictureId);
    expect(await filmNow(other)).toMatchObject({ ownThumbnail: false, chosenThumbnail: 1, checked: true });
    expect((await waiting()).pictures).toMatchObject([{ pictureId }]);
    expect(await readFile(await pathOf(film))).toEqual(bytes);
  });

  test.each([
    ['waits', false],
    ['was refused and is looked at once more', true],
  ])(
    'a picture that is sent for a film while another one leaves it stays: it %s',
    async (_what, isRefused) => {
      const pictureId = await sent(film);
      const waitingFor = async (filmId: string) =>
        (await waiting()).candidates.find((each) => each.filmId === filmId)?.pictureId ?? '';
      const tenant = await co();
      let next: string | undefined;
      // It is asked how the picture stands in its new place once that was decided, and before it goes from the old one.
      const stat = async (name: string) => {
        if (next === undefined) {
          next = '';
          await upload(film, 60);
          next = await waitingFor(film);
          if (isRefused) await decide('refused', film, next);
        }
        return tenant.files.stat(name);
      };
      jest
        .spyOn(server.installation, 'tenantOf')
        .mockResolvedValueOnce({ ...tenant, files: { ...tenant.files, stat } });
      await decide('taken', other, pictureId);
      if (isRefused) await decide('open', film, next ?? '');
      expect(await waitingFor(film)).toBe(next);
      const bytes = await readFile(await pathOf(film));
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 60 });
    },
  );

  test('one that was refused can be taken back also where another one was to take its place and could not', async () => {
    await upload(other, 60);
    const refused = (await waiting()).pictures[0]?.pictureId ?? '';
    const bytes = await readFile(await pathOf(other));
    await decide('refused', other, refused);
    const pictureId = await sent(film);
    const tenant = await co();
    const copy = async (from: string, to: string) => {
      await tenant.files.copy(from, to);
      throw new Error('cut off');
    };
    jest
      .spyOn(server.installation, 'tenantOf')
      .mockResolvedValueOnce({ ...tenant, files: { ...tenant.files, copy } });
    await expect(decide('taken', other, pictureId)).rejects.toThrow();
    await decide('open', other, refused);
    expect(await readFile(await pathOf(other))).toEqual(bytes);
  });

  test('does not take the place of a picture that another film has', async () => {
    const pictureId = await sent(film);
    await sent(other);
    await expect(decide('taken', other, pictureId)).rejects.toThrow('filmHasPicture');
    expect((await waiting()).pictures).toHaveLength(2);
  });

  test('the same said by two people is one decision, another one is refused', async () => {
    const pictureId = await sent(film);
    await decide('refused', film, pictureId);
    await decide('refused', film, pictureId);
    await expect(decide('taken', film, pictureId)).rejects.toThrow('pictureDecided');
  });

  test('a picture that another one has replaced is not decided any more', async () => {
    const before = await sent(film);
    const pictureId = await sent(film);
    await expect(decide('taken', film, before)).rejects.toThrow('notFound');
    expect((await waiting()).pictures).toMatchObject([{ pictureId }]);
  });

  test('films to encode are those that wait, run or failed, with the reason', async () => {
    const { catalogue } = await co();
    expect(await anna.call('filmsToEncode.list', {})).toEqual([]);
    const { processId = '' } = await filmNow(film);
    await catalogue
      .updateTable('encoding_jobs')
      .set({ status: 'failed', reason: 'noVideo' })
      .where('process_id', '=', processId)
      .execute();
    const failed = { filmId: film, encoding: 'failed', encodingReason: 'noVideo' };
    expect(await anna.call('filmsToEncode.list', {})).toMatchObject([failed]);
    await anna.call('encoding.retry', { processId });
    expect(await anna.call('filmsToEncode.list', { filmIds: [film, other] })).toMatchObject([
      { filmId: film, encoding: 'waiting' },
    ]);
  });
});
