import type { NewsletterContent } from '../../../src/contract/entities/newsletter';
import { newId } from '../../../src/server/ids';
import { bodyOf } from '../../../src/server/mail/body';
import { startMailWorker } from '../../../src/server/mail/worker';
import { dayAt } from '../../../src/server/wallClock';
import { openSmtpSink } from '../../tools/smtp';
import { type Person, signIn, startServer, type TestServer, wireOf } from '../support/server';
import { filmCard, plain } from './content';

let server: TestServer;
let anna: Person;
let filmId: string;

beforeAll(async () => {
  server = await startServer();
  anna = await signIn(server, 'staff@co.example');
  filmId = (await anna.call('agencyFilms.list', {}))[0]!.filmId;
});
afterAll(() => server.close());

async function added(over: Partial<NewsletterContent> = {}) {
  const newsletterId = `${newId(7)}20260401`;
  const call = { html: '', logoColour: 'black', clientAbbreviation: 'CO' } as const;
  await anna.call('newsletter.add', { newsletterId, ...plain, ...over, ...call });
  return newsletterId;
}
const catalogue = async () => (await server.installation.agency('CO'))!.catalogue;
const outbox = async () => (await catalogue()).selectFrom('outbox').selectAll().orderBy('mail_id').execute();
const mailing = (newsletterId: string) => ({ newsletterId, clientAbbreviation: 'CO' });
const refusalOf = async (name: 'newsletter.mail' | 'newsletter.mailList', input: object) =>
  (await anna.send(name, wireOf(name, input))).refusal;

afterEach(async () => {
  await (await catalogue()).deleteFrom('outbox').execute();
});

test('to one address it is one mail, and one more day on the list; a test to oneself is none', async () => {
  const newsletterId = await added();
  const today = dayAt('Europe/Paris', new Date().toISOString());
  const dayOf = async () =>
    (await anna.call('newsletters.list', { newsletterIds: [newsletterId] }))[0]!.mailedOn;
  await anna.call('newsletter.mail', { ...mailing(newsletterId), recipient: 'me@co.example', isTest: true });
  expect(await dayOf()).toBe('');
  const input = { ...mailing(newsletterId), recipient: 'client@brand.example', requestId: newId() };
  const first = await anna.call('newsletter.mail', input);
  expect(await anna.call('newsletter.mail', input)).toEqual(first);
  expect(first.isStoredLocally).toBe(false);
  expect(await dayOf()).toBe(today);
  expect((await outbox()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'client@brand.example',
    'me@co.example',
  ]);
});

test('a list is one mail an address, with what they say kept once; sent again as the same request it is nothing more', async () => {
  const newsletterId = await added({ title: 'May' });
  const recipients = 'a@brand.example\n"B" <b@brand.example>; A@BRAND.example';
  const input = { ...mailing(newsletterId), recipients, requestId: newId() };
  expect(await anna.call('newsletter.mailList', input)).toEqual({ mails: 2, isStoredLocally: false });
  await anna.call('newsletter.mailList', input);
  const mails = await outbox();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['a@brand.example', 'b@brand.example']);
  expect(new Set(mails.map(({ body_id }) => body_id)).size).toBe(1);
  expect(mails[0]).toMatchObject({ subject: 'May', status: 'waiting' });
});

test('a letter that was mailed stays as it was, whatever is written in its newsletter afterwards', async () => {
  const newsletterId = await added({ heading1: 'October', items: [filmCard(filmId)] });
  await anna.call('newsletter.mail', { ...mailing(newsletterId), recipient: 'client@brand.example' });
  const [mail] = await outbox();
  const { html } = await bodyOf(await catalogue(), mail!);
  const { pathname } = new URL(/http[^"]+\/newsletter\/CO\/\w{20}/.exec(html)![0]);
  const shown = (path = '') => server.app.inject({ url: pathname + path });
  const call = { html: '', logoColour: 'black', clientAbbreviation: 'CO', version: 1 } as const;
  await anna.call('newsletter.update', { newsletterId, ...plain, heading1: 'November', ...call });
  const { body } = await shown();
  expect(body).toContain('October');
  expect(body).not.toContain('November');
  expect((await shown(`/watch/${filmId}`)).statusCode).toBe(200);
  expect((await shown(`/films/${filmId}.jpg`)).statusCode).toBe(200);
  await anna.call('newsletter.delete', { newsletterId });
  expect((await shown()).statusCode).toBe(404);
  const admin = await signIn(server, 'admin@co.example');
  await admin.call('trash.empty', { until: new Date(Date.now() + 60_000).toISOString() });
  expect(await (await catalogue()).selectFrom('mailed_letters').selectAll().execute()).not.toContainEqual(
    expect.objectContaining({ newsletter_id: newsletterId }),
  );
});

test('five thousand addresses are five thousand mails, more are too many', async () => {
  const newsletterId = await added();
  const addresses = Array.from({ length: 5001 }, (_, at) => `person${at}@brand.example`);
  const send = { ...mailing(newsletterId), recipients: addresses.slice(1).join('\n') };
  expect(await anna.call('newsletter.mailList', send)).toMatchObject({ mails: 5000 });
  expect(await outbox()).toHaveLength(5000);
  expect(await refusalOf('newsletter.mailList', { ...send, recipients: addresses.join('\n') })).toEqual({
    kind: 'invalid',
    problems: { recipients: 'tooMany' },
  });
});

test('one address that is none, and nothing is mailed', async () => {
  const newsletterId = await added();
  const malformed = { kind: 'invalid', problems: { recipients: 'malformed' } };
  for (const recipients of ['a@brand.example\nnobody', ' , '])
    expect(await refusalOf('newsletter.mailList', { ...mailing(newsletterId), recipients })).toMatchObject({
      kind: malformed.kind,
    });
  expect(await refusalOf('newsletter.mail', { ...mailing(newsletterId), recipient: '.a@b.example' })).toEqual(
    {
      kind: 'invalid',
      problems: { recipient: 'malformed' },
    },
  );
  expect(await outbox()).toEqual([]);
});

test('what Gmail would cut off is not mailed, and neither is what names another agency', async () => {
  const items = Array.from({ length: 150 }, (_, at) =>
    filmCard(filmId, { key: `k${at}`, title: 'A film '.repeat(20) }),
  );
  const newsletterId = await added({ items });
  const recipient = 'client@brand.example';
  expect(await refusalOf('newsletter.mail', { ...mailing(newsletterId), recipient })).toEqual({
    kind: 'conflict',
    reason: 'newsletterTooLong',
  });
  const other = { newsletterId: await added(), clientAbbreviation: 'MP', recipient };
  expect(await refusalOf('newsletter.mail', other)).toEqual({ kind: 'forbidden' });
  expect(await outbox()).toEqual([]);
});

test('it goes out over SMTP in two parts, and says where to write for no more of them', async () => {
  const sink = await openSmtpSink();
  const sending = { ...server.installation.settings, smtpUrl: sink.url };
  const worker = startMailWorker({ ...server.installation, settings: sending });
  const administrator = await signIn(server, 'admin@co.example');
  const { version: _any, ...settings } = await administrator.call('agency.settings', {});
  const newsletterMail = 'news?all&of=it@co.example';
  await administrator.call('agency.saveSettings', { ...settings, newsletterMail });
  const newsletterId = await added({ title: 'June — été', items: [filmCard(filmId)] });
  const sent = new Promise<void>((resolve) => {
    let left = 2;
    server.installation.events.subscribe('CO', (event) => {
      if (event.kind === 'mail' && event.status === 'sent' && --left === 0) resolve();
    });
  });
  await anna.call('newsletter.mailList', {
    ...mailing(newsletterId),
    recipients: 'a@brand.example, b@brand.example',
  });
  await sent;
  await worker.stop();
  await sink.close();
  expect(sink.received.map(({ to }) => to)).toEqual(
    expect.arrayContaining([['a@brand.example'], ['b@brand.example']]),
  );
  const [{ from, parsed }] = sink.received as [(typeof sink.received)[number]];
  expect(from).toBe(newsletterMail);
  expect(parsed.subject).toBe('June — été');
  expect(parsed.html).toMatch(new RegExp(`/newsletter/CO/\\w{20}/watch/${filmId}`));
  expect(parsed.text).toContain('director : Agnès Varda');
  expect(parsed.text).toContain('Read in the browser: http://');
  const header = parsed.headers.find(({ key }) => key === 'list-unsubscribe');
  const unsubscribe = 'mailto:news%3Fall%26of%3Dit@co.example?subject=unsubscribe';
  expect(header?.value).toBe(`<${unsubscribe}>`);
  expect(parsed.html).toContain(`href="${unsubscribe}"`);
});
