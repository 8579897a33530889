import {
  AGAIN_PAUSE,
  DIALOG_SUCCESS_DELAY,
  ITEM_KEY_LENGTH,
  NEWS_CREATED_DELAY,
  NEWS_UPDATED_DELAY,
  NEWSLETTER_ID_LENGTH,
  UPLOAD_START_DELAY,
} from '../../../src/contract/constants';
import type { Entry } from '../../../src/office/journal';
import {
  arrives,
  asks,
  calls,
  changed,
  type Course,
  does,
  forgets,
  goes,
  makesId,
  ok,
  picture,
  refused,
  saysSo,
  sends,
  sleeps,
  told,
} from './course';

const LETTER = 'LdTq5Zk20261124';
const MADE = 'q7RtY2w20261124';
const FILM = 'YaS5eCePeiEl7xVQ2KXa';
const NOW = Date.UTC(2026, 10, 24);
const LIST = '/app/table/newsletters';
const by = 'newsletterDetail';
/** As kernel/query has it. */
const SETTLE_TIME = 400;

const written = {
  ...{ title: 'Spring', heading1: 'New work', heading2: '', heading3: '', conclusion: '' },
  ...{ linkType: 'none', linkValue: '', trackingId: '', textColour: '#606060', backColour: '#ffffff' },
};
const text = (key: string, html: string) => ({ kind: 'text', key, html });
const listed = {
  ...{ newsletterId: LETTER, title: 'Spring', heading1: 'New work', heading2: '', heading3: '' },
  ...{ modifiedOn: '24/11/2026', modifiedAt: '2026-11-24T08:00:00.000Z', mailedOn: '', version: 3 },
};
const whole = (values: object = {}) => ({
  ...{ ...listed, ...written, html: '', footerBackColour: '', footerTextColour: '', items: [] },
  ...values,
});

const areOpen: readonly Entry[] = [does('kits/arrived', { kit: 'newsletters' }), goes(LIST)];
const asksFor = (k: number, newsletterId = LETTER) =>
  calls(k, 'wholeNewsletters', 'newsletter.get', { newsletterId });
const opens = (k: number, reply: unknown = ok([whole()])): readonly Entry[] => [
  goes(`/app/page/newsletter/${LETTER}`),
  does('newsletterDetail/opened', LETTER),
  asksFor(k),
  told(k, reply),
];
const begins = (k: number): readonly Entry[] => [
  goes('/app/page/newsletter/create'),
  does('newsletterDetail/opened', null),
  ...makesId(k, by, NEWSLETTER_ID_LENGTH, 'q7RtY2w'),
  asks(k + 1, by, 'clock.now', null),
  told(k + 1, NOW),
];
const of = (name: string, payload: object = {}, id = LETTER) =>
  does(`newsletterDetail/${name}`, { id, ...payload });
const types = (values: object, id = LETTER) => of('typed', { values }, id);
const submits = (id = LETTER) => of('submitted', {}, id);
const saves = (k: number) => calls(k, by, 'newsletter.update', { newsletterId: LETTER });
const request = (k: number, id: string, asker = by) => makesId(k, asker, 20, id);

const item = (name: string, payload: object = {}) =>
  does(`newsletterItems/${name}`, { id: LETTER, ...payload });
const key = (k: number, id: string) => makesId(k, 'newsletterItems', ITEM_KEY_LENGTH, id);

const chooses = (fileId: string, size?: number) =>
  does('newsletterPicture/fileChosen', { id: LETTER, file: picture(fileId, size) });
const sendsIt = (k: number, fileId: string) => sends(k, 'newsletterPicture', 'newsPicture.upload', fileId);

const composed = { html: '<p>Spring</p>', text: 'Spring', bytes: 13 };
const composes = (k: number) => calls(k, 'newsletterPreview', 'newsletter.compose');

const opensSending = does('sendNewsletter/opened', { newsletterId: LETTER });
const form = (to: string, recipient = '', recipients = '') =>
  does('sendNewsletter/submitted', { to, recipient, recipients });
const mails = (k: number, input: object) => calls(k, 'sendNewsletter', 'newsletter.mail', input);
const mailsList = (k: number) => calls(k, 'sendNewsletter', 'newsletter.mailList');
const asksSender = (k: number, id: string) => request(k, id, 'sendNewsletter');
const mailed = { mailId: 'RrKDbpFkk0FYsg3tflfQ' };

export const courses: readonly Course[] = [
  {
    name: 'newsletter-made-and-saved',
    about: [by, 'newsletters', 'wholeNewsletters'],
    steps: [
      ...areOpen,
      ...begins(3),
      submits(MADE),
      types({ title: '  ' }, MADE),
      submits(MADE),
      types({ title: 'Spring', linkType: 'address', linkValue: 'nowhere at all' }, MADE),
      submits(MADE),
      types({ linkValue: 'https://cosmic.example/spring' }, MADE),
      submits(MADE),
      submits(MADE),
      ...request(5, 'LMvUdlxQlNXMZMh04rEO'),
      calls(6, by, 'newsletter.add', { newsletterId: MADE }),
      told(6, ok({})),
      sleeps(7, by, NEWS_CREATED_DELAY),
      told(7, null),
      goes(LIST),
      does('newsletterDetail/closed'),
    ],
  },
  {
    name: 'newsletter-whose-first-answer-was-lost',
    about: [by, 'newsletters', 'wholeNewsletters'],
    steps: [
      ...areOpen,
      ...begins(3),
      types({ title: 'Spring' }, MADE),
      submits(MADE),
      ...request(5, 'LMvUdlxQlNXMZMh04rEO'),
      calls(6, by, 'newsletter.add', { title: 'Spring' }),
      told(6, refused('timeout')),
      types({ title: 'Spring again' }, MADE),
      submits(MADE),
      ...request(7, 'LMvUdlxQlNXMZMh04rEP'),
      calls(8, by, 'newsletter.add', { title: 'Spring again' }),
      told(8, refused('conflict', 'newsletterExists')),
      asksFor(9, MADE),
      told(9, ok([whole({ newsletterId: MADE })])),
      of('settled', { field: 'title', keep: 'mine' }, MADE),
      submits(MADE),
      ...request(10, 'LMvUdlxQlNXMZMh04rEQ'),
      calls(11, by, 'newsletter.update', { newsletterId: MADE }),
      told(11, ok({ kind: 'saved', version: 4 })),
      sleeps(12, by, NEWS_UPDATED_DELAY),
      does('newsletterDetail/closed'),
      told(12, null),
    ],
  },
  {
    name: 'newsletter-met-by-another-that-cannot-be-read',
    about: [by, 'wholeNewsletters'],
    steps: [
      ...areOpen,
      ...begins(3),
      types({ title: 'Spring' }, MADE),
      submits(MADE),
      ...request(5, 'LMvUdlxQlNXMZMh04rEO'),
      calls(6, by, 'newsletter.add', { newsletterId: MADE }),
      told(6, refused('conflict', 'newsletterExists')),
      asksFor(7, MADE),
      told(7, refused('timeout')),
    ],
  },
  {
    name: 'newsletter-saved-while-a-colleague-saves',
    about: [by, 'newsletters', 'wholeNewsletters'],
    steps: [
      ...areOpen,
      ...opens(3),
      types({ title: 'Summer', heading2: 'Mine' }),
      submits(),
      ...request(4, 'LMvUdlxQlNXMZMh04rEO'),
      saves(5),
      told(5, ok({ kind: 'busy' })),
      sleeps(6, by, AGAIN_PAUSE),
      told(6, null),
      ...request(7, 'LMvUdlxQlNXMZMh04rEP'),
      saves(8),
      told(
        8,
        ok({
          kind: 'conflict',
          version: 4,
          values: { ...written, heading2: 'Theirs', items: [text('a', 'Hello')] },
        }),
      ),
      submits(),
      of('settled', { field: 'heading2', keep: 'mine' }),
      submits(),
      ...request(9, 'LMvUdlxQlNXMZMh04rEQ'),
      calls(10, by, 'newsletter.update', { newsletterId: LETTER, version: 4 }),
      told(10, ok({ kind: 'saved', version: 5 })),
      asksFor(11),
      told(11, ok([whole({ title: 'Summer', heading2: 'Mine', version: 5 })])),
      sleeps(12, by, NEWS_UPDATED_DELAY),
      told(12, null),
      goes(LIST),
      does('newsletterDetail/closed'),
      changed('newsletter', LETTER, 6),
    ],
  },
  {
    name: 'newsletter-refused-then-saved-as-the-same-request',
    about: [by, 'wholeNewsletters'],
    steps: [
      ...areOpen,
      ...opens(3),
      types({ backColour: '#000000' }),
      submits(),
      ...request(4, 'LMvUdlxQlNXMZMh04rEO'),
      calls(5, by, 'newsletter.update', { logoColour: 'white' }),
      told(5, refused('timeout')),
      submits(),
      calls(6, by, 'newsletter.update', { requestId: 'LMvUdlxQlNXMZMh04rEO' }),
      told(6, refused('invalid')),
      of('reverted'),
      does('newsletterDetail/closed'),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'newsletter-of-a-backend-that-counts-no-versions',
    about: [by, 'wholeNewsletters', 'newsletters'],
    steps: [
      ...areOpen,
      ...opens(3, ok([whole({ version: undefined, goneFilmIds: [FILM] })])),
      types({ title: 'Summer' }),
      submits(),
      ...request(4, 'LMvUdlxQlNXMZMh04rEO'),
      saves(5),
      told(5, ok({ kind: 'saved', version: null })),
      sleeps(6, by, NEWS_UPDATED_DELAY),
      goes('/app/dashboard'),
      does('newsletterDetail/opened', 'another-one'),
      told(6, null),
    ],
  },
  {
    name: 'newsletter-that-nobody-knows',
    about: [by, 'wholeNewsletters'],
    steps: [
      ...areOpen,
      ...opens(3, ok([])),
      does('newsletterDetail/closed'),
      ...opens(4, refused('notFound')),
      does('newsletterDetail/closed'),
      ...opens(5, refused('timeout')),
      changed('newsletter', 'of-another'),
      changed('newsletter', LETTER, 1),

    ],
  },
  {
    name: 'newsletter-left-while-it-was-asked-for',
    about: [by, 'wholeNewsletters'],
    steps: [
      ...areOpen,
      goes(`/app/page/newsletter/${LETTER}`),
      does('newsletterDetail/opened', LETTER),
      asksFor(3),
      goes(LIST),
      does('newsletterDetail/closed'),
      changed('newsletter', LETTER, 4),
    ],
  },
  {
    name: 'newsletter-items-put-moved-and-taken-back',
    about: ['newsletterItems', by],
    steps: [
      ...areOpen,
      ...opens(3, ok([whole({ items: [text('item-1', 'Hello')] })])),
      item('filmAdded', { filmId: 'nobodys' }),
      item('filmAdded', { filmId: FILM }),
      ...key(4, 'k4k4k4k4k4'),
      item('added', { kind: 'button' }),
      ...key(5, 'k5k5k5k5k5'),
      item('added', { kind: 'text' }),
      ...key(6, 'k6k6k6k6k6'),
      item('folded'),
      item('unfolded', { key: 'item-1' }),
      item('duplicated', { key: 'item-1' }),
      ...key(7, 'k7k7k7k7k7'),
      item('duplicated', { key: 'nobodys' }),
      item('moved', { key: 'k4k4k4k4k4', to: 0 }),
      item('moved', { key: 'nobodys', to: 0 }),
      item('removed', { key: 'k5k5k5k5k5' }),
      item('removed', { key: 'nobodys' }),
      ...['removed', 'moved', 'duplicated', 'text', 'button', 'film', 'nothing'].map(() => item('undone')),
      does('newsletterItems/added', { id: 'another', kind: 'text' }),
      ...makesId(8, 'newsletterItems', ITEM_KEY_LENGTH, 'k8k8k8k8k8'),
      item('removed', { key: 'item-1' }),
      of('reverted'),
      item('undone'),
    ],
  },
  {
    name: 'newsletter-with-as-many-items-as-may-be',
    about: ['newsletterItems', by],
    steps: [
      ...areOpen,
      ...opens(3, ok([whole({ items: Array.from({ length: 200 }, (_each, at) => text(`k${at}`, '')) })])),
      item('duplicated', { key: 'k0' }),
      ...key(4, 'k4k4k4k4k4'),
      item('moved', { key: 'k0', to: 199 }),
      item('removed', { key: 'k0' }),
      item('added', { kind: 'text' }),
      ...key(5, 'k5k5k5k5k5'),
      item('undone'),
      item('undone'),
      item('undone'),
    ],
  },
  {
    name: 'newsletter-picture-put-into-the-list',
    about: ['newsletterPicture', 'newsletterItems', by],
    steps: [
      ...areOpen,
      ...opens(3),
      does('newsletterPicture/fileChosen', {
        id: LETTER,
        file: { ...picture('a0a0a0a0a0'), type: 'text/plain', name: 'a.txt' },
      }),
      forgets(4, 'newsletterPicture', 'a0a0a0a0a0'),
      does('newsletterPicture/dismissed', { id: LETTER }),
      chooses('b1b1b1b1b1'),
      ...sendsIt(5, 'b1b1b1b1b1'),
      arrives(6, refused('timeout')),
      does('newsletterPicture/retried', { id: LETTER }),
      ...sendsIt(7, 'b1b1b1b1b1'),
      arrives(8, ok({ picture: 'sea' })),
      ...key(9, 'k9k9k9k9k9'),
      saysSo(10, 'newsletterPicture'),
      told(10, null),
      chooses('c2c2c2c2c2'),
      sleeps(20, 'newsletterPicture', UPLOAD_START_DELAY),
      does('newsletterPicture/cancelled', { id: LETTER }),
      chooses('d3d3d3d3d3'),
      ...sendsIt(11, 'd3d3d3d3d3'),
      does('newsletterDetail/closed'),
    ],
  },
  {
    name: 'newsletter-picture-refused-then-its-page-left',
    about: ['newsletterPicture', by],
    steps: [
      ...areOpen,
      ...opens(3),
      chooses('b1b1b1b1b1'),
      ...sendsIt(4, 'b1b1b1b1b1'),
      arrives(5, refused('invalid')),
      does('newsletterDetail/closed'),
      goes(LIST),
    ],
  },
  {
    name: 'newsletter-looked-at-before-it-is-mailed',
    about: ['newsletterPreview', 'newsletterOverlays'],
    steps: [
      ...areOpen,
      does('newsletterPreview/opened'),
      does('newsletterPreview/closed'),
      ...opens(3),
      types({ title: 'Summer' }),
      does('newsletterPreview/opened'),
      composes(4),
      told(4, refused('timeout')),
      does('newsletterPreview/opened'),
      composes(5),
      told(5, ok(composed)),
      does('newsletterPreview/closed'),
      does('newsletterPreview/opened'),
      composes(6),
      does('newsletterPreview/closed'),
      does('newsletterPreview/opened'),
      composes(7),
      goes(LIST),
    ],
  },
  {
    name: 'newsletter-preview-closed-with-its-page',
    about: ['newsletterPreview', 'newsletterOverlays'],
    steps: [
      ...areOpen,
      ...opens(3),
      does('newsletterPreview/opened'),
      composes(4),
      told(4, ok(composed)),
      goes('/app/dashboard'),
      ...opens(5),
      does('newsletterPreview/opened'),
      composes(6),
      told(6, refused('timeout')),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'newsletter-taken-as-the-start-of-another',
    about: ['newsletterCopy', by, 'wholeNewsletters'],
    steps: [
      ...areOpen,
      does('newsletterCopy/requested', { newsletterId: LETTER }),
      asksFor(3),
      does('newsletterCopy/requested', { newsletterId: 'another' }),
      told(3, refused('timeout')),
      does('newsletterCopy/dismissed'),
      does('newsletterCopy/requested', { newsletterId: LETTER }),
      asksFor(4),
      told(4, ok([])),
      does('newsletterCopy/requested', { newsletterId: LETTER }),
      asksFor(5),
      told(5, ok([whole({ items: [text('item-1', 'Hello')] })])),
      ...makesId(6, 'newsletterCopy', NEWSLETTER_ID_LENGTH, 'q7RtY2w'),
      asks(7, 'newsletterCopy', 'clock.now', null),
      told(7, NOW),
      asks(8, 'newsletterCopy', 'navigation.go', { path: '/app/page/newsletter/create' }),
      goes('/app/page/newsletter/create'),
      does('newsletterDetail/opened', null),
    ],
  },
  {
    name: 'newsletter-not-taken-as-a-start-once-one-has-gone-on',
    about: ['newsletterCopy', by, 'wholeNewsletters'],
    steps: [
      ...areOpen,
      does('newsletterCopy/requested', { newsletterId: LETTER }),
      asksFor(3),
      goes('/app/dashboard'),
      told(3, ok([whole()])),
    ],
  },
  {
    name: 'newsletter-mailed-to-one-then-to-a-list',
    about: ['sendNewsletter'],
    steps: [
      ...areOpen,
      form('one', 'client@halden.example'),
      opensSending,
      form('one', ' client@halden.example '),
      form('one', 'client@halden.example'),
      ...asksSender(3, 'CljT7f2YYhXWk1FByXMm'),
      mails(4, { recipient: 'client@halden.example', isTest: false, newsletterId: LETTER }),
      told(4, ok(mailed)),
      sleeps(5, 'sendNewsletter', DIALOG_SUCCESS_DELAY),
      told(5, null),
      opensSending,
      form('list', '', ' a@halden.example\nb@halden.example '),
      ...asksSender(6, 'CljT7f2YYhXWk1FByXMn'),
      mailsList(7),
      told(7, ok({ mails: 2 })),
      sleeps(8, 'sendNewsletter', DIALOG_SUCCESS_DELAY),
      does('sendNewsletter/closed'),
      opensSending,
    ],
  },
  {
    name: 'newsletter-kept-as-there-is-no-mail-server',
    about: ['sendNewsletter'],
    steps: [
      ...areOpen,
      opensSending,
      form('myself'),
      ...asksSender(3, 'CljT7f2YYhXWk1FByXMm'),
      mails(4, { recipient: 'staff@co.example', isTest: true }),
      told(4, ok({ ...mailed, isStoredLocally: true })),
      does('sendNewsletter/closed'),
      opensSending,
      form('list', '', 'a@halden.example, b@halden.example'),
      ...asksSender(5, 'CljT7f2YYhXWk1FByXMn'),
      mailsList(6),
      told(6, ok({ mails: 2, isStoredLocally: true })),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'newsletter-in-doubt-mailed-again-as-the-same-request',
    about: ['sendNewsletter', 'newsletterOverlays'],
    steps: [
      ...areOpen,
      opensSending,
      form('list', '', 'a@halden.example'),
      ...asksSender(3, 'CljT7f2YYhXWk1FByXMm'),
      mailsList(4),
      told(4, refused('timeout')),
      form('one', 'b@halden.example'),
      ...asksSender(5, 'CljT7f2YYhXWk1FByXMn'),
      mails(6, { recipient: 'b@halden.example' }),
      told(6, refused('invalid')),
      form('list', '', ' a@halden.example '),
      calls(7, 'sendNewsletter', 'newsletter.mailList', { requestId: 'CljT7f2YYhXWk1FByXMm' }),
      told(7, refused('tooMany')),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'newsletters-searched-filtered-and-told-of',
    about: ['newsletterList', 'newsletters'],
    steps: [
      ...areOpen,
      changed('newsletter', LETTER, 3),
      sleeps(3, 'newsletters', SETTLE_TIME),
      told(3, null),
      calls(4, 'newsletters', 'newsletters.list', { newsletterIds: [LETTER] }),
      told(4, ok([listed])),
      does('newsletterList/searched', 'spring'),
      does('newsletterList/sorted', 'mailed'),
      does('newsletterList/filtered', { filter: 'mailed', option: 'no' }),
      changed('newsletter', LETTER, 4),
      sleeps(5, 'newsletters', SETTLE_TIME),
      told(5, null),
      calls(6, 'newsletters', 'newsletters.list', { newsletterIds: [LETTER] }),
      told(6, ok([])),
    ],
  },
];
