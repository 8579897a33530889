import { everyScript } from '../../src/contract/scripts';
import { talentRecords, talentRecordsReducer, talentShowings } from '../../src/office/entities/talentRecords';
import { createOffice } from '../../src/office/app/office';
import { type OfficeFactory, parseRecording, type Recording, replay } from '../../src/office/journal';
import { kitArrived } from '../../src/office/workflows/office/kits';
import { autoSaveIntents, autoSaveReducer, autoSaveSaga } from '../../src/office/workflows/records/autoSave';
import { connectivityReducer, connectivitySaga } from '../../src/office/workflows/office/connectivity';
import { locationChanged } from '../../src/office/workflows/office/navigation';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import {
  talentRecordIntents,
  talentRecordReducer,
  talentRecordSaga,
} from '../../src/office/workflows/talents/talentRecord';
import { ok } from '../office/support';
import { record } from '../office/talentRecord/support';
import { readMachines } from '../tools/machines';
import { recordedOffice, session } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const talentId = 'talent-1';
const key = { form: 'talentInfo', recordId: talentId } as const;
const login = 'staff@co.example';

/** The part of the office that secrets go through. */
const accounts = tinyOffice(
  {
    autoSave: autoSaveReducer,
    connectivity: connectivityReducer,
    talentRecord: talentRecordReducer,
    talentRecords: talentRecordsReducer,
    talentShowings: talentShowings.reducer,
  } as never,
  [talentRecords.saga, talentShowings.saga, connectivitySaga, autoSaveSaga, talentRecordSaga] as never,
);

/** Everything that the program itself may say: statuses and steps of its machines, keys of its state, fields and scripts. */
async function programWords(): Promise<readonly string[]> {
  const tables = await readMachines();
  const statuses = tables.flatMap(({ workflow, steps }) => [
    workflow,
    ...steps.flatMap(([step, { from, to }]) => [step, ...from, ...to]),
  ]);
  const fields = everyScript.flatMap(({ name, input, reply }) => [
    name,
    ...Object.keys({ ...input, ...reply.fields }),
  ]);
  const states: string[] = [];
  JSON.stringify(recordedOffice(createOffice).store.getState(), (name, value: unknown) => {
    states.push(name, ...(typeof value === 'string' ? [value] : []));
    return value;
  });
  return [...new Set([...statuses, ...fields, ...states])].filter((word) => word.trim() !== '');
}

/** What the server tells of the talent, and the address at which the person is. */
type Known = Readonly<Record<string, string>>;

/** A person mistypes each password, signs in with the last; types each letter by letter as a talent's; and looks at it again. */
function lived(passwords: readonly string[], factory: OfficeFactory, { path, ...known }: Known): Recording {
  const office = recordedOffice(factory, {
    atOnce: { 'windows.resolution': { screen: '1x1', window: '1x1' }, 'ids.new': 'made0000000000000001' },
  });
  const call = (script: string, answer: unknown) =>
    office.open
      .find(
        ({ command, isStopped }) =>
          !isStopped && (command.input as { script?: string } | null)?.script === script,
      )
      ?.tell(answer);
  const signIn = (typed: string) => office.dispatch(signInIntents.submitted({ login, password: typed }));
  const type = (field: string, value: string) =>
    office.dispatch(autoSaveIntents.changed({ ...key, values: { [field]: value } }));

  const refuse = () =>
    call('session.signIn', ok({ outcome: 'refused', errors: [{ type: 'Authorization', message: 'Wrong' }] }));
  for (const password of passwords)
    for (const typed of [`${password}x`, password]) {
      office.dispatch(signInIntents.dismissed());
      signIn(typed);
      if (typed !== passwords.at(-1)) refuse();
    }
  call('session.signIn', ok({ outcome: 'accepted', session }));
  if (path) office.dispatch(locationChanged({ path }));
  office.dispatch(kitArrived({ kit: 'talentPage' }));
  office.dispatch(talentRecordIntents.opened({ talentId }));
  call('talent.get', ok(record({ hasSitePassword: true, ...known })));
  office.dispatch(autoSaveIntents.opened(key));
  for (const password of passwords) {
    for (let end = 1; end <= password.length; end += 1) type('sitePassword', password.slice(0, end));
    type('siteLogin', password);
    type('socialSecurityNumber', password.padEnd(60, '7'));
    office.dispatch(autoSaveIntents.committed(key));
    for (const { command, tell } of [...office.open]) if (command.op === 'sleep') tell(null);
    call('talent.update', ok({ kind: 'saved', version: 5 }));
    office.dispatch(talentRecordIntents.hidden({ field: 'sitePassword' }));
    office.dispatch(talentRecordIntents.showRequested({ field: 'sitePassword' }));
    call('talent.showSecret', ok({ shownSecret: password, secretVersion: 3 }));
  }
  return parseRecording(office.recorder.text());
}

/** What stands under the names of secrets. */
function secretsIn(value: unknown, name = ''): readonly unknown[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => secretsIn(part, Array.isArray(value) ? name : key));
  // `account.changePassword` is a script.
  return /^[^.]*password$|^siteLogin$|^socialSecurityNumber$|^shownSecret$/i.test(name) &&
    typeof value === 'string'
    ? [value]
    : [];
}

function faultOf(
  passwords: readonly string[],
  factory: OfficeFactory,
  known: Known = {},
): string | undefined {
  const recording = lived(passwords, factory, known);
  const shown = secretsIn([recording.header, recording.entries]).filter(
    (value) => !/^•+\d|^ *$/.test(String(value)),
  );
  if (shown.length > 0) return `${String(shown[0])} stands in the file`;
  const { divergence } = replay(recording, factory);
  return divergence && `${passwords.join(', ')}: ${divergence.reason} at ${divergence.index}`;
}

/** So many are typed in one session. */
const AT_ONCE = 10;

test('every word of the program is a password: each file replays, and no secret stands in it', async () => {
  const words = await programWords();
  for (let at = 0; at < words.length; at += AT_ONCE)
    expect(faultOf(words.slice(at, at + AT_ONCE), accounts)).toBeUndefined();
  for (const word of words.filter((_word, at) => at % 40 === 0))
    expect(faultOf([word], createOffice)).toBeUndefined();
});

test.each([
  ['a short one', 'k'],
  ['one of digits', '4711'],
  ['one that is too long', 'long '.repeat(60)],
  ['one that begins with a blank', ' hunter2222 '],
  ['one of blanks and a sign', '    .'],
  ['one that cannot be stored', 'half\ud800'],
  ['one as long as may be', 'p'.repeat(200)],
  ['one of other letters', 'пароль密码パスワード'],
  ['one that reads as a mask', '•••1'],
])('%s', (_case, password) => {
  expect(faultOf([password], createOffice)).toBeUndefined();
});

test.each([
  ['the day of birth', '29/02/1984', { birthDate: '29/02/1984' }],
  ['the day of birth in digits', '29021984', { birthDate: '29/02/1984' }],
  ['the day of birth as spreadsheets know it', '1984-02-29', { birthDate: '29/02/1984' }],
  ['the e-mail address', 'ada@low.example', { email: 'ada@low.example' }],
  ['where the person is', '/app/page/calendar', { path: '/app/page/calendar' }],
  ['where the list of all talents is', '/app/table/talents/all', { path: '/app/table/talents/all' }],
])('%s is a password, too', (_case, password, known: Known) => {
  expect(faultOf([password], accounts, known)).toBeUndefined();
  expect(faultOf([password], createOffice, known)).toBeUndefined();
});
