import {
  anotherPerson,
  calls,
  type Course,
  does,
  EVENTS,
  goes,
  hears,
  makesId,
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
const isOpen = [does('kits/arrived', { kit: 'outbox' }), goes('/app/page/outbox')];
const lists = (k: number) => calls(k, 'mails', 'outbox.list');

export const courses: readonly Course[] = [
  {
    name: 'mail-that-failed-while-the-list-is-read-again',
    about: ['outbox', 'mails'],
    steps: [
      ...isOpen,
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
      ...isOpen,
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
      ...isOpen,
      lists(3),
      told(3, ok([mail('waiting')])),
      becomes('storedLocally'),
      becomes('waiting'),
      becomes('failed'),
      becomes('uncertain'),
    ],
  },
  {
    name: 'mail-sent-again-and-the-outbox-left-before-it-is-told',
    about: ['outbox', 'mails'],
    steps: [
      ...[...isOpen, lists(3), told(3, ok([mail('failed')]))],
      does('outbox/retryRequested', { mailId: MAIL }),
      ...makesId(4, 'outbox', 20, 'requestIdOfSending01'),
      ...[calls(5, 'outbox', 'outbox.retry', { mailId: MAIL }), goes('/app/dashboard'), told(5, ok())],
    ],
  },
];
