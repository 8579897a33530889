import { anotherPerson, asks, type Course, does, goes, ok, refused, told } from './course';
import type { Entry } from '../../../src/office/journal';

const comes = does('kits/arrived', { kit: 'signOn' });
const ADDRESS = 'https://accounts.example/authorize?state=abc';
const about = ['signOn'];

const begins = (k: number): readonly Entry[] => [
  does('signOn/asked', { wantedPath: '/app/page/news' }),
  asks(k, 'signOn', 'http.call', { script: 'session.beginSignOn', input: { wantedPath: '/app/page/news' } }),
];
const reads = (k: number) => asks(k, 'signOn', 'http.call', { script: 'session.current', input: {} });
const returns = [goes('/sign-on'), comes, does('signOn/returned', {})];

export const courses: readonly Course[] = [
  {
    name: 'provider-not-reached-then-gone-to-twice',
    about,
    steps: [
      goes('/signin'),
      comes,
      ...begins(3),
      does('signOn/asked', { wantedPath: '/app/page/news' }),
      told(3, refused('conflict', 'providerAway')),
      ...begins(4),
      told(4, ok({ providerAddress: ADDRESS })),
      asks(5, 'signOn', 'windows.leave', { url: ADDRESS }),
      told(5, null),
      ...begins(6),
      told(6, refused('offline')),
    ],
  },
  {
    name: 'provider-turned-away-then-tried-again',
    about,
    steps: [
      goes('/sign-on'),
      comes,
      does('signOn/returned', { why: 'noAccount' }),
      goes('/signin'),
      ...begins(3),
    ],
  },
  {
    name: 'provider-let-in-another-person',
    about: ['signOn', 'session'],
    steps: [...returns, reads(3), told(3, ok(anotherPerson))],
  },
  {
    name: 'provider-came-back-without-a-session',
    about,
    steps: [...returns, reads(3), told(3, refused('signedOut'))],
  },
  {
    name: 'provider-came-back-to-a-server-that-explains-nothing',
    about,
    steps: [...returns, reads(3), told(3, ok({ outcome: 'unexplained' }))],
  },
];
