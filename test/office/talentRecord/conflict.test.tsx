import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { en } from '../../tools/texts';
import { agents } from '../../../src/office/entities/agents';
import { categories } from '../../../src/office/entities/categories';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { talentRecordsReducer } from '../../../src/office/entities/talentRecords';
import { AgentSelector } from '../../../src/office/screens/talentRecord/AgentSelector';
import { ProfessionField } from '../../../src/office/screens/talentRecord/ProfessionField';
import { SecretField } from '../../../src/office/screens/talentRecord/SecretField';
import { talentForm } from '../../../src/office/screens/talentRecord/talentForm';
import { agentChoiceReducer } from '../../../src/office/workflows/talents/agentChoice';
import {
  autoSaveIntents,
  autoSaveReducer,
  type FieldValue,
} from '../../../src/office/workflows/records/autoSave';
import { talentRecordReducer } from '../../../src/office/workflows/talents/talentRecord';
import { connectivityReducer, wentOffline } from '../../../src/office/workflows/office/connectivity';
import { categoriesLoaded } from '../loaded';
import { signedInPerson } from '../people';

const KEY = { form: 'talentInfo', recordId: 't1' } as const;
const MINE = { categoryId: 'editors', agents: ['JO'], licenceB: false, lastName: 'Berg', birthDate: 'soon' };
const AGENTS = ['Amélie', 'Jonas', 'Clara'].map((name) => ({
  ...{ id: name.slice(0, 2).toUpperCase(), name, initials: name.slice(0, 1), color: '#123456' },
}));

const category = (categoryId: string, singular: string) => ({
  ...{ categoryId, singular, name: `${singular}s`, routerUrl: categoryId, position: 1 },
});

function Record() {
  return (
    <talentForm.Form recordId="t1">
      <talentForm.Text field="lastName" tidy={(text) => text.trim()} />
      <talentForm.Text field="birthDate" hint="talentRecord.dayHint" malformed="talentRecord.notADay" />
      <ProfessionField />
      <talentForm.Check field="licenceB" />
      <SecretField field="siteLogin" talentId="t1" />
      <AgentSelector talentId="t1" />
    </talentForm.Form>
  );
}

/** The record of a talent, with what somebody else saved meanwhile, or with a field that the rules refuse. */
function show(holds: object, more: object = {}) {
  const draft = { ...KEY, status: 'waiting', version: 1, original: MINE, values: MINE, secretEdits: {} };
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      agentChoice: agentChoiceReducer,
      agents: agents.reducer,
      autoSave: autoSaveReducer,
      categories: categories.reducer,
      configuration: configurationReducer,
      connectivity: connectivityReducer,
      talentRecord: talentRecordReducer,
      talentRecords: talentRecordsReducer,
    }),
    preloadedState: {
      autoSave: {
        on: true,
        drafts: { 'talentInfo:t1': { ...draft, unsure: [], holds, marks: {}, saves: 0, ...more } },
      },
      configuration: { agents: AGENTS },
    } as never,
  });
  store.dispatch(categoriesLoaded([category('directors', 'Director'), category('editors', 'Editor')]));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <Record />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return store;
}

const theirs = (field: string, value: FieldValue) => show({ [field]: { kind: 'conflict', theirs: value } });

test.each<[string, FieldValue, string]>([
  ['lastName', 'Garnier', 'Garnier'],
  ['lastName', '', '(empty)'],
  ['categoryId', 'directors', 'Director'],
  ['licenceB', true, 'Yes'],
  ['agents', ['AM', 'CL'], 'Amélie and Clara'],
  ['agents', [], '(empty)'],
])('what somebody else made of %s, %j, is told as people call it: %s', (field, value, words) => {
  theirs(field, value);
  expect(screen.getByRole('group', { name: /^Two versions of/ })).toHaveTextContent(words);
});

test.each([
  ['lastName', 'Garnier', () => screen.getByLabelText('Last name')],
  ['categoryId', 'directors', () => screen.getByLabelText('Profession')],
  ['licenceB', true, () => screen.getByRole('checkbox', { name: en['talentRecord.field.licenceB'] })],
  ['agents', ['AM'], () => screen.getByRole('group', { name: 'Agents' })],
] as const)('once the choice about %s is made the keyboard is on its field', async (field, value, holder) => {
  theirs(field, value);
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.queryByRole('group', { name: /^Two versions of/ })).toBeNull();
  expect(holder()).toHaveFocus();
});

test('a day that is none says how a day is written', () => {
  show({ birthDate: { kind: 'problem', problem: 'malformed' } });
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(en['talentRecord.notADay']);
});

test.each([
  ['lastName', 'Last name'],
  ['categoryId', 'Profession'],
  ['licenceB', en['talentRecord.field.licenceB']],
  ['siteLogin', en['talentRecord.field.siteLogin']],
])('%s says that it holds a problem, which is read out with it', (field, label) => {
  show({ [field]: { kind: 'problem', problem: 'malformed' } });
  const input = screen.getByLabelText(label);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(en['form.malformed']);
});

test('a text that is too long is told with how long it may be', () => {
  show({ lastName: { kind: 'problem', problem: 'tooLong' } });
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription(
    'This is too long: at most 100 characters.',
  );
});

const problem = { birthDate: { kind: 'problem', problem: 'malformed' } };

/** What is said of the record as a whole; of who else is there nothing is. */
const saidOfSaving = () => screen.getAllByRole('status').find(({ textContent }) => textContent !== '')!;

test('what a field holds back names it and leads to it', async () => {
  show(problem);
  const state = saidOfSaving();
  expect(state).toHaveTextContent('Not saved yet: check Date of birth');
  await userEvent.click(within(state).getByRole('link', { name: 'Date of birth' }));
  expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveFocus();
});

test('what is not saved yet says why', () => {
  const store = show({});
  expect(saidOfSaving()).toHaveTextContent(en['autoSave.state.typing']);
  act(() => void store.dispatch(autoSaveIntents.switched(false)));
  expect(saidOfSaving()).toHaveTextContent(en['autoSave.state.byHand']);
  act(() => void store.dispatch(wentOffline()));
  expect(saidOfSaving()).toHaveTextContent(en['autoSave.state.offline']);
});

test.each([
  [
    {},
    { status: 'offered', values: { ...MINE, lastName: 'Berger' } },
    'Not saved yet: your text from before',
  ],
  [
    {},
    { status: 'failed', refusal: { kind: 'failed', status: 500 }, attempt: 3 },
    'Not saved yet: the last try failed',
  ],
  [{ lastName: { kind: 'conflict', theirs: 'Bergman' } }, {}, 'Not saved yet: choose a text for Last name'],
])('of what is held by %j and is %j it is said why', (holds, draft, words) => {
  show(holds, draft);
  expect(saidOfSaving()).toHaveTextContent(words);
});

test('“Save it” of text from before goes to the field that cannot be saved', async () => {
  show(problem, { status: 'offered', values: { ...MINE, birthDate: 'sooner' } });
  expect(saidOfSaving()).toHaveTextContent('check Date of birth');
  await userEvent.click(screen.getByRole('button', { name: en['autoSave.keep'] }));
  expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveFocus();
});

test('Tab tidies the text before it asks for the save, which so goes at once', async () => {
  const store = show({});
  const heard: string[] = [];
  const send = store.dispatch;
  store.dispatch = ((action: { type: string }) => (heard.push(action.type), send(action as never))) as never;
  await userEvent.type(screen.getByRole('textbox', { name: /last name/i }), ' ');
  heard.length = 0;
  await userEvent.tab();
  const saving = heard.filter((type) => type.startsWith('autoSave/'));
  expect(saving).toEqual([autoSaveIntents.changed.type, autoSaveIntents.committed.type]);
});
