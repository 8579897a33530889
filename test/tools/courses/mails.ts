import { calls, type Course, EVENTS, goes, hears, ok, told } from './course';

const MAIL = 'mail-to-halden-0000001';
const becomes = (status: string) => hears(EVENTS, { kind: 'mail', mailId: MAIL, status, reason: '' });

export const courses: readonly Course[] = [
  {
    name: 'mail-kept-or-failed-while-the-list-is-there',
    about: ['outbox', 'mails'],
    steps: [
      goes('/app/page/outbox'),
      calls(3, 'mails', 'outbox.list'),
      told(
        3,
        ok([
          {
            ...{ mailId: MAIL, recipient: 'client@halden.example', subject: 'Showreel — Cosmic Artists' },
            ...{ reelId: 'reel-showreel-0000001', status: 'waiting', reason: '' },
            ...{ createdAt: '2026-11-22T03:16:13.110Z', sentAt: '' },
          },
        ]),
      ),
      becomes('storedLocally'),
      becomes('waiting'),
      becomes('failed'),
      becomes('uncertain'),
    ],
  },
];
