import { readdir, readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../../src/server/ids';
import { makeFilm } from '../../tools/films';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { type RunningServer, startServer } from '../../tools/server';
import { openSmtpSink, type SmtpSink } from '../../tools/smtp';
import { until } from '../../tools/until';
import { plain } from '../newsletters/content';
import { type Books, openBooks } from './catalogue';
import { type Client, signIn } from './client';
import { mailTo } from './mails';
import { addFilm, createProcess, sendMultipart } from './uploads';

const PUBLIC_URL = 'http://localhost:4150';

let folder: string;
let postgres: TestPostgres;
let sink: SmtpSink;
let servers: RunningServer[] = [];
let clients: Client[];
let books: Books;
let talentId: string;

/** Two processes over one PostgreSQL and one data folder, each with all its workers. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-two-'));
  postgres = await startPostgres();
  sink = await openSmtpSink();
  const env = {
    DATABASE_URL: postgres.url,
    SMTP_URL: sink.url,
    PUBLIC_URL,
    GREENROOM_DATA: join(folder, 'data'),
  };
  // Both at once over an empty database: the first start must not trip over itself either.
  servers = await Promise.all([startServer({ env }), startServer({ env })]);
  clients = await Promise.all(servers.map(({ url }) => signIn(url)));
  books = await openBooks(env.GREENROOM_DATA, postgres.url);
  talentId = (await clients[0]!.call('talents.list', {}))[0]?.talentId ?? '';
});
afterAll(async () => {
  await books?.close();
  for (const server of servers) await server.stop();
  await sink?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Does something at each of the two processes in turn, all at once. */
const atBoth = <T>(count: number, act: (client: Client, at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(clients[at % 2]!, at)));

test('each mail is sent once, whichever process takes it', async () => {
  const recipients = Array.from({ length: 12 }, (_, at) => `client${at}@brand.example`);
  const mail = await mailTo(clients[0]!, '', PUBLIC_URL);
  const sent = await atBoth(recipients.length, (client, at) =>
    client.call('reel.mail', { ...mail, recipient: recipients[at]! }),
  );
  await until('the mails', async () => {
    const mails = await clients[0]!.call('outbox.list', {});
    return (
      sent.every(({ mailId }) => mails.find((row) => row.mailId === mailId)?.status === 'sent') || undefined
    );
  });
  expect(sink.received.map(({ to }) => to[0]).sort()).toEqual(recipients.sort());
  expect(sink.texts()).toBe(recipients.length);
});

test('what is scheduled is done once, whichever process finds it', async () => {
  const newsletterId = `${newId(7)}20260401`;
  const call = { html: '', logoColour: 'black', clientAbbreviation: 'CO' } as const;
  await clients[0]!.call('newsletter.add', { newsletterId, ...plain, ...call });
  const before = sink.received.length;
  const addresses = Array.from({ length: 6 }, (_, at) => `reader${at}@brand.example`);
  const entryIds = await atBoth(addresses.length, async (client, at) => {
    const thing = { thing: 'newsletter', subjectId: newsletterId, recipients: addresses[at]! } as const;
    return client.call('schedule.add', { ...thing, from: '2099-07-14 09:00', until: '' });
  });
  await books.catalogue
    .updateTable('calendar_entries')
    .set({ at: new Date().toISOString() })
    .where('status', '=', 'waiting')
    .execute();
  await until('all of them', async () => {
    const { entries } = await clients[1]!.call('calendar.list', {});
    const done = entries.filter(({ action, status }) => action === 'newsletter' && status === 'done');
    return done.length === entryIds.length || undefined;
  });
  await until('the mails', () => sink.received.length >= before + addresses.length || undefined);
  expect(
    sink.received
      .slice(before)
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(addresses);
  expect(sink.texts()).toBe(before + addresses.length);
});

test('each film is encoded once, by either process, and both tell of it', async () => {
  const film = await readFile(await makeFilm(folder, 'mp4', { seconds: 1 }));
  const streams = await Promise.all(clients.map((client) => client.listen()));
  const films = await atBoth(4, async (client) => {
    const { processId, uploadKey } = await createProcess(client, film.length);
    const filmId = await addFilm(client, talentId, uploadKey);
    expect((await sendMultipart(client, processId, film)).body).toBe('uploaded');
    return { processId, filmId };
  });
  for (const { processId, filmId } of films) {
    for (const stream of streams)
      await stream.next(
        `the end of ${processId}`,
        (event) => event.kind === 'encoding' && event.processId === processId && event.status === 'done',
      );
    expect((await readdir(join(books.folder, 'films', filmId))).sort()).toEqual(['film.mp4', 'thumbnails']);
  }
  const jobs = await books.catalogue
    .selectFrom('encoding_jobs')
    .select(['status', 'attempts'])
    .where(
      'process_id',
      'in',
      films.map(({ processId }) => processId),
    )
    .execute();
  expect(jobs).toEqual(films.map(() => ({ status: 'done', attempts: 1 })));
  for (const { heard, close } of streams) {
    const ends = heard.filter((event) => event.kind === 'encoding' && event.status === 'done');
    expect(ends).toHaveLength(films.length);
    close();
  }
});

test('films that are created at once have numbers of their own', async () => {
  const filmIds = await atBoth(12, async (client) => {
    const { uploadKey } = await createProcess(client, 1000);
    return addFilm(client, talentId, uploadKey);
  });
  const films = await clients[0]!.call('agencyFilms.list', {});
  expect(filmIds.every((filmId) => films.some((film) => film.filmId === filmId))).toBe(true);
  const numbers = films.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('films that are put on a reel at once have places of their own, without a gap', async () => {
  const code = newId(10);
  const { reelId } = await clients[0]!.call('reel.add', {
    ...{ title: `Reel ${code}`, code, isNewName: true, talentId, type: 'MR', isLink: false, linkValue: '' },
  });
  const films = (await clients[0]!.call('agencyFilms.list', {})).slice(0, 10);
  await atBoth(films.length, (client, at) =>
    client.call('reel.addFilm', { reelId, talentId, filmId: films[at]!.filmId }),
  );
  const { rows } = await clients[1]!.call('talentReels.list', { talentId });
  const positions = rows.filter((row) => row.reelId === reelId).map(({ position }) => position);
  expect(positions.sort((a, b) => a - b)).toEqual(films.map((_, at) => at + 1));
});

test('a film that is put on a reel twice at once is on it once', async () => {
  const code = newId(10);
  const { reelId } = await clients[0]!.call('reel.add', {
    ...{ title: `Reel ${code}`, code, isNewName: true, talentId, type: 'MR', isLink: false, linkValue: '' },
  });
  const [film] = await clients[0]!.call('agencyFilms.list', {});
  const wire = { REEL_ID: reelId, TEC_ID: talentId, FILM_ID: film!.filmId };
  const answers = await atBoth(4, (client) => client.send('reel.addFilm', wire));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});
