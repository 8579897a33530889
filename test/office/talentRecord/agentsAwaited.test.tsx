import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as kit from '../../../src/office/app/kits/talentPage';
import { reducers } from '../../../src/office/app/work';
import { agents } from '../../../src/office/entities/agents';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { ALL } from '../../../src/office/kernel/query/state';
import { AgentSelector } from '../../../src/office/screens/talentRecord/AgentSelector';
import { talentForm } from '../../../src/office/screens/talentRecord/talentForm';
import { connectivityReducer } from '../../../src/office/workflows/office/connectivity';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

/** The choice of agents while they are asked for. */
function show(holds: object = {}) {
  const values = { agents: [] };
  const draft = {
    ...{ form: 'talentInfo', recordId: 't1', status: 'waiting', version: 1, original: values, values },
    ...{ secretEdits: {}, unsure: [], holds, marks: {}, saves: 0 },
  };
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      ...reducers,
      ...kit.reducers,
      agents: agents.reducer,
      configuration: configurationReducer,
      connectivity: connectivityReducer,
    }),
    preloadedState: { autoSave: { on: true, drafts: { 'talentInfo:t1': draft } } } as never,
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  store.dispatch(agents.facts.asked({ params: ALL }));
  const dispatched = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <talentForm.Form recordId="t1">
            <AgentSelector talentId="t1" />
          </talentForm.Form>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { store, dispatched };
}

const none = () => screen.queryByText(en['talentRecord.noAgents']);

test('agents that are on their way are not said to be none', () => {
  const { store } = show();
  expect(screen.getByLabelText('Loading')).toBeInTheDocument();
  expect(none()).toBeNull();
  act(() => void store.dispatch(agents.facts.loaded({ params: ALL, reply: [] })));
  expect(none()).toBeInTheDocument();
  expect(screen.queryByLabelText('Loading')).toBeNull();
});

test('agents that could not be loaded are not said to be none: it says so, and asks again', async () => {
  const { store, dispatched } = show();
  act(() => void store.dispatch(agents.facts.failed({ params: ALL, refusal: { kind: 'offline' } })));
  expect(screen.getByRole('alert')).toHaveTextContent(en['list.failed']);
  expect(none()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(dispatched).toHaveBeenLastCalledWith(agents.reload());
});

test('what is wrong with the agents is read out with their group', () => {
  show({ agents: { kind: 'problem', problem: 'gone' } });
  expect(screen.getByRole('group', { name: /^Agents/ })).toHaveAccessibleDescription(/./);
});
