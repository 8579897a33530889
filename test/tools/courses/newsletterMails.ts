import { DIALOG_SUCCESS_DELAY, NEWS_UPDATED_DELAY } from '../../../src/contract/constants';
import { asks, calls, type Course, does, goes, ok, refused, sleeps, told } from './course';
import { areOpen, by, LETTER, LIST, mailed, opens, request, types } from './newsletter';

const opensSending = does('sendNewsletter/opened', { newsletterId: LETTER });
const form = (to: string, recipient = '', recipients = '') =>
  does('sendNewsletter/submitted', { to, recipient, recipients });
const mails = (k: number, input: object) => calls(k, 'sendNewsletter', 'newsletter.mail', input);
const mailsList = (k: number) => calls(k, 'sendNewsletter', 'newsletter.mailList');
const savesAndSends = does('sendOnceSaved/requested', { newsletterId: LETTER });
const saves = (k: number) => calls(k, by, 'newsletter.update', { newsletterId: LETTER });
const asksSender = (k: number, id: string) => request(k, id, 'sendNewsletter');

export const courses: readonly Course[] = [
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
    name: 'newsletter-saved-then-sent-after-a-refusal',
    about: ['sendOnceSaved', by, 'sendNewsletter'],
    steps: [
      ...areOpen,
      ...opens(3),
      types({ heading1: 'Newer work' }),
      savesAndSends,
      savesAndSends,
      ...request(4, 'LMvUdlxQlNXMZMh04rEO'),
      saves(5),
      told(5, refused('invalid')),
      types({ heading1: 'The newest work' }),
      savesAndSends,
      ...request(6, 'LMvUdlxQlNXMZMh04rEP'),
      saves(7),
      told(7, ok({ kind: 'saved', version: 4 })),
      sleeps(8, by, NEWS_UPDATED_DELAY),
      told(8, null),
      asks(9, by, 'navigation.go', { path: LIST }),
      told(9, null),
      goes(LIST),
      does('newsletterDetail/closed'),
      form('one', 'client@halden.example'),
      ...asksSender(10, 'CljT7f2YYhXWk1FByXMm'),
      mails(11, { newsletterId: LETTER }),
      told(11, ok(mailed)),
    ],
  },
  {
    name: 'newsletter-saved-to-be-sent-then-left-for-another-page',
    about: ['sendOnceSaved', by, 'sendNewsletter'],
    steps: [
      ...areOpen,
      ...opens(3),
      types({ heading1: 'Newer work' }),
      savesAndSends,
      ...request(4, 'LMvUdlxQlNXMZMh04rEO'),
      saves(5),
      told(5, ok({ kind: 'saved', version: 4 })),
      sleeps(6, by, NEWS_UPDATED_DELAY),
      goes('/app/dashboard'),
      does('newsletterDetail/closed'),
      goes(LIST),
    ],
  },
  {
    name: 'newsletter-left-while-it-is-saved-to-be-sent',
    about: ['sendOnceSaved', by, 'sendNewsletter'],
    steps: [
      ...areOpen,
      ...opens(3),
      savesAndSends,
      types({ heading1: 'Newer work' }),
      savesAndSends,
      ...request(4, 'LMvUdlxQlNXMZMh04rEO'),
      saves(5),
      goes('/app/dashboard'),
      does('newsletterDetail/closed'),
      told(5, ok({ kind: 'saved', version: 4 })),
    ],
  },
  {
    name: 'newsletter-left-as-its-save-arrives-and-not-sent-when-its-list-is-shown-later',
    about: ['sendOnceSaved', by, 'sendNewsletter'],
    steps: [
      ...[...areOpen, ...opens(3), types({ heading1: 'Newer work' }), savesAndSends],
      ...[...request(4, 'LMvUdlxQlNXMZMh04rEO'), saves(5), goes('/app/dashboard')],
      ...[told(5, ok({ kind: 'saved', version: 4 })), does('newsletterDetail/closed'), goes(LIST)],
    ],
  },
];
