import { everyScript } from '../../src/contract/scripts';
import { persons } from '../../src/office/entities/persons';
import { talents, talentsReducer } from '../../src/office/entities/talents';
import { talentWindows } from '../../src/office/entities/talentWindows';
import { createMasker, parseRecording, replay } from '../../src/office/journal';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { navigationReducer } from '../../src/office/workflows/office/navigation';
import {
  newTalentIntents,
  newTalentReducer,
  newTalentSaga,
} from '../../src/office/workflows/talents/newTalent';
import { recordedOffice } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const office = tinyOffice(
  { newTalent: newTalentReducer, navigation: navigationReducer, talents: talentsReducer } as never,
  [newTalentSaga, talents.saga] as never,
);

const atOnce = {
  'windows.resolution': { screen: '1x1', window: '1x1' },
  'ids.new': 'made0000000000000001',
  'navigation.go': null,
};

/** Begun as a password, and gone on otherwise. */
const TYPED = 'producer@nihalden.example';

/** A password is mistyped; then talents are added of these first and last names. */
function lived(password: string, names: readonly (readonly [string, string])[]) {
  const { open, dispatch, recorder } = recordedOffice(office, { atOnce });
  const answer = (port: string, value: unknown) => {
    for (const { command, isStopped, tell } of [...open])
      if (!isStopped && command.port === port) tell(value);
  };
  dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  answer('http', { ok: true, reply: { outcome: 'refused', errors: [] } });
  for (const [firstName, lastName] of names) {
    dispatch(newTalentIntents.opened({ categoryId: 'category-1' }));
    dispatch(newTalentIntents.submitted({ firstName, lastName, categoryId: 'category-1' } as never));
    answer('http', { ok: true, reply: { talentId: 'talent-1' } });
    answer('http', { ok: true, reply: [] });
    answer('clock', null);
  }
  return parseRecording(recorder.text());
}

test.each([
  ['is the name', 'Camille Aubry', [['Camille', 'Aubry']]],
  ['is a name and begins as the other', 'Camille Aubrycamille', [['Camille Aubry', 'Camille Aubrycamille']]],
  [
    'is a part of it, and of another',
    'Night 2026',
    [
      ['Night ', '2026'],
      ['Night 2026', 'Night'],
    ],
  ],
  ['has blanks at its end, as the name', 'Night Éloïse  ', [['Night Éloïse  ', 'Nun']]],
] as const)('a password that %s: the talent is added in the replay, too', (_what, password, names) => {
  const recording = lived(password, names);
  const added = recording.entries.filter(
    (entry) => 'action' in entry && entry.action.type === 'newTalent/added',
  );
  expect(added).toHaveLength(names.length);
  expect(replay(recording, office).divergence).toBeUndefined();
});

test.each([
  [
    'a window of a list',
    talentWindows.keyOf,
    { looked: { search: TYPED, sort: 'name', filters: {} }, first: 0 },
  ],
  ['who is searched', persons.keyOf, { search: TYPED }],
])('the key of %s is masked as what was typed is', (_what, keyOf: (params: never) => string, params) => {
  const masker = createMasker(() => everyScript);
  masker.learn({ password: 'producer@halden.example' });
  const masked = Object.entries(masker.mask({ [keyOf(params as never)]: { params } }) as object);
  expect(JSON.stringify(masked)).not.toContain(TYPED);
  expect(masked.map(([key]) => key)).toEqual(masked.map(([, { params }]) => keyOf(params as never)));
});
