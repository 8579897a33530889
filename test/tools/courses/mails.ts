import {
  anotherPerson,
  calls,
  type Course,
  does,
  EVENTS,
  goes,
  hears,
  ok,
  refused,
  signsIn,
  told,
} from './course';

const MAIL = 'mail-to-halden-0000001';
const becomes = (status: string) => hears(EVENTS, { kind: 'mail', mailId: MAIL, status, reason: '' });

const mail = (status: string) => ({
  ...{ mailId: MAIL, recipient: 'client@halden.example', subject: 'Showreel — Cosmic Artists' },
  ...{ reelId: 'reel-showreel-0000001', status, reason: '' },
  ...{ createdAt: '2026-11-22T03:16:13.110Z', sentAt: '' },
});
const lists = (k: number) => calls(k, 'mails', 'outbox.list');

export const courses: readonly Course[] = [
  {
    name: 'mail-that-failed-while-the-list-is-read-again',
    about: ['outbox', 'mails'],
    steps: [
      goes('/app/page/outbox'),
      lists(3),
      told(3, ok([mail('waiting')])),
      does('mails/reloadRequested', { params: {} }),
      lists(4),
      // Of the list on its way nobody knows whether it was read before.
      becomes('failed'),
      lists(5),
      told(5, ok([mail('failed')])),
    ],
  },
  {
    name: 'mails-of-the-former-person-are-gone-with-the-next-one',
    about: ['outbox', 'mails', 'session', 'signIn'],
    steps: [
      goes('/app/page/outbox'),
      lists(3),
      told(3, ok([mail('waiting')])),
      does('outbox/mailOpened', { mailId: MAIL }),
      calls(4, 'mailTexts', 'outbox.read', { mailId: MAIL }),
      told(4, refused('signedOut')),
      ...signsIn(5, 'admin@mp.example'),
      told(6, ok(anotherPerson)),
    ],
  },
  {
    name: 'mail-kept-or-failed-while-the-list-is-there',
    about: ['outbox', 'mails'],
    steps: [
      goes('/app/page/outbox'),
      lists(3),
      told(3, ok([mail('waiting')])),
      becomes('storedLocally'),
      becomes('waiting'),
      becomes('failed'),
      becomes('uncertain'),
    ],
  },
];
