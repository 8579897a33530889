import type { Entry } from '../../../src/office/journal';
import { asks, calls, type Course, does, goes, makesId, ok, refused, told } from './course';

const PATH = '/app/page/persondata';
const key = { kind: 'talent', personId: 'talent-ida-00000001' };
const person = { ...key, name: 'Ida Berg', address: 'ida@post.example', isDeleted: false };
const held = {
  ...{ ...person, addresses: ['ida@post.example'] },
  held: [
    { what: 'record', count: 1 },
    { what: 'mentions', count: 2 },
  ],
};

const isOpen: readonly Entry[] = [does('kits/arrived', { kit: 'personData' }), goes(PATH)];
const isShown: readonly Entry[] = [
  ...isOpen,
  does('personSearch/searched', ' ida '),
  calls(3, 'persons', 'person.find', { search: 'ida' }),
  told(3, ok([person])),
  does('personSearch/chosen', person),
  calls(4, 'personHeld', 'person.held', key),
  told(4, ok(held)),
];

export const courses: readonly Course[] = [
  {
    name: 'person-found-looked-at-and-left',
    about: ['persons', 'personHeld', 'personSearch'],
    steps: [
      ...isOpen,
      does('personSearch/searched', ' '),
      does('personSearch/searched', 'berg'),
      calls(3, 'persons', 'person.find', { search: 'berg' }),
      does('personSearch/searched', 'ida'),
      calls(4, 'persons', 'person.find', { search: 'ida' }),
      told(4, ok([person])),
      does('personSearch/chosen', person),
      calls(5, 'personHeld', 'person.held', key),
      told(5, refused('timeout')),
      does('personSearch/closed'),
      does('personSearch/chosen', person),
      calls(6, 'personHeld', 'person.held', key),
      told(6, ok(held)),
      goes('/app/dashboard'),
      goes(PATH),
    ],
  },
  {
    name: 'person-export-refused-then-downloaded',
    about: ['personExport'],
    steps: [
      ...isShown,
      does('personExport/requested', key),
      calls(5, 'personExport', 'person.export', key),
      does('personExport/requested', key),
      told(5, refused('forbidden')),
      does('personExport/closed'),
      does('personExport/requested', key),
      calls(6, 'personExport', 'person.export', key),
      told(6, ok({ address: '•••1', hasSecrets: true })),
      asks(7, 'personExport', 'windows.open', { url: '•••1' }),
      told(7, null),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'person-removal-refused-for-oneself',
    about: ['personRemoval', 'personSearch'],
    steps: [
      ...isShown,
      does('personRemoval/opened', held),
      does('personRemoval/closed'),
      does('personRemoval/opened', held),
      does('personRemoval/submitted', {}),
      ...makesId(5, 'personRemoval', 20, 'request-1'),
      calls(6, 'personRemoval', 'person.remove', key),
      does('personRemoval/closed'),
      told(6, refused('conflict', 'removesOneself')),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'person-removal-in-doubt-then-said-again',
    about: ['personRemoval', 'personSearch', 'persons', 'personHeld'],
    steps: [
      ...isShown,
      does('personRemoval/opened', held),
      does('personRemoval/submitted', {}),
      ...makesId(5, 'personRemoval', 20, 'request-1'),
      calls(6, 'personRemoval', 'person.remove', { ...key, requestId: 'request-1' }),
      told(6, refused('timeout')),
      does('personRemoval/submitted', {}),
      calls(7, 'personRemoval', 'person.remove', { ...key, requestId: 'request-1' }),
      told(7, ok()),
      calls(8, 'persons', 'person.find', { search: 'ida' }),
      told(8, ok([])),
    ],
  },
  {
    name: 'person-removal-of-who-is-gone-already',
    about: ['personRemoval', 'personSearch'],
    steps: [
      ...isShown,
      does('personRemoval/opened', held),
      does('personRemoval/submitted', {}),
      ...makesId(5, 'personRemoval', 20, 'request-1'),
      calls(6, 'personRemoval', 'person.remove', key),
      told(6, refused('notFound')),
      calls(7, 'persons', 'person.find', { search: 'ida' }),
      told(7, refused('offline')),
      does('personSearch/searched', 'arriaga'),
    ],
  },
];
