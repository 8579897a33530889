import { asks, calls, type Course, does, goes, makesId, ok, refused, sleeps, told } from './course';
import { OTHER_TALENT, TALENT } from './talent';

/** Two talents are deleted and asked for back: 9 and 11 restore them. */
const twoAskedForBack = [
  goes('/app/table/talents/all'),
  does('deletion/opened', {
    things: [
      { kind: 'talent', id: OTHER_TALENT, title: 'Idris Benhaddou' },
      { kind: 'talent', id: TALENT, title: 'Éloïse Garnier' },
    ],
  }),
  does('deletion/confirmed'),
  ...makesId(3, 'deletion', 20, 'requestIdOfDeletion1'),
  calls(4, 'deletion', 'talent.delete', { talentId: OTHER_TALENT }),
  told(4, ok()),
  ...makesId(5, 'deletion', 20, 'requestIdOfDeletion2'),
  calls(6, 'deletion', 'talent.delete', { talentId: TALENT }),
  told(6, ok()),
  sleeps(7, 'undo', 15_000),
  does('undo/requested'),
  ...makesId(8, 'restoring', 20, 'requestIdOfRestoring'),
  calls(9, 'restoring', 'trash.restore', { id: OTHER_TALENT }),
  ...makesId(10, 'restoring', 20, 'requestIdOfRestorin2'),
  calls(11, 'restoring', 'trash.restore', { id: TALENT }),
];

const TOGETHER = [OTHER_TALENT, TALENT];
const takesOff = (talentId: string, name: string) =>
  does('talentSwitches/requested', { talentId, online: false, deed: { name, together: TOGETHER } });

export const courses: readonly Course[] = [
  {
    name: 'undo-offered-while-another-thing-is-restored-from-the-trash',
    about: ['undo', 'restoring'],
    steps: [
      goes('/app/table/talents/all'),
      does('deletion/opened', { things: [{ kind: 'talent', id: TALENT, title: 'Éloïse Garnier' }] }),
      does('deletion/confirmed'),
      ...makesId(3, 'deletion', 20, 'requestIdOfDeletion3'),
      calls(4, 'deletion', 'talent.delete', { talentId: TALENT }),
      told(4, ok()),
      sleeps(5, 'undo', 15_000),
      goes('/app/page/trash'),
      does('restoring/requested', { thing: { kind: 'news', id: 'news-of-old', title: 'Long ago' } }),
      ...makesId(6, 'restoring', 20, 'requestIdOfRestorin3'),
      calls(7, 'restoring', 'trash.restore', { id: 'news-of-old' }),
      told(7, ok({ talentId: '' })),
      sleeps(8, 'undo', 4000),
      told(8, null),
    ],
  },
  {
    name: 'undo-of-two-one-refused-then-asked-for-again',
    about: ['undo', 'restoring'],
    steps: [
      ...twoAskedForBack,
      does('undo/requested'),
      told(9, ok({ talentId: OTHER_TALENT })),
      told(11, refused('offline')),
      does('undo/requested'),
      calls(12, 'restoring', 'trash.restore', { id: TALENT }),
      told(12, ok({ talentId: TALENT })),
      sleeps(13, 'undo', 4000),
      told(13, null),
    ],
  },
  {
    name: 'restoring-refused-is-forgotten-with-its-page',
    about: ['restoring', 'undo'],
    steps: [
      ...twoAskedForBack,
      told(9, refused('notFound')),
      told(11, refused('offline')),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'undo-of-two-taken-off-the-site-one-refused-then-asked-for-again',
    about: ['undo', 'talentSwitches'],
    steps: [
      goes('/app/table/talents/all'),
      takesOff(OTHER_TALENT, 'Idris Benhaddou'),
      ...makesId(3, 'talentSwitches', 20, 'requestIdOfSwitch001'),
      calls(4, 'talentSwitches', 'talent.toggle', { talentId: OTHER_TALENT }),
      takesOff(TALENT, 'Éloïse Garnier'),
      ...makesId(5, 'talentSwitches', 20, 'requestIdOfSwitch002'),
      calls(6, 'talentSwitches', 'talent.toggle', { talentId: TALENT }),
      told(4, ok()),
      sleeps(7, 'undo', 15_000),
      told(6, ok()),
      sleeps(8, 'undo', 15_000),
      does('undo/requested'),
      asks(9, 'talentSwitches', 'ids.new', { length: 20 }),
      asks(10, 'talentSwitches', 'ids.new', { length: 20 }),
      told(9, 'requestIdOfSwitch003'),
      calls(11, 'talentSwitches', 'talent.toggle', { talentId: OTHER_TALENT }),
      told(10, 'requestIdOfSwitch004'),
      calls(12, 'talentSwitches', 'talent.toggle', { talentId: TALENT }),
      told(11, refused('offline')),
      told(12, ok()),
      does('undo/requested'),
      ...makesId(13, 'talentSwitches', 20, 'requestIdOfSwitch005'),
      calls(14, 'talentSwitches', 'talent.toggle', { talentId: OTHER_TALENT }),
      told(14, ok()),
      sleeps(15, 'undo', 4000),
      told(15, null),
    ],
  },
];
