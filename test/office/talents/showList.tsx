import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { en } from '../../tools/texts';
import type { Talent } from '../../../src/contract/entities/talent';
import { categories } from '../../../src/office/entities/categories';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { talentsReducer } from '../../../src/office/entities/talents';
import { talentsActedOn, talentWindows } from '../../../src/office/entities/talentWindows';
import TalentsScreen from '../../../src/office/screens/talents/TalentsScreen';
import DeletionDialog from '../../../src/office/screens/deletion/DeletionDialog';
import { deletionReducer } from '../../../src/office/workflows/trash/deletion';
import { newTalentReducer } from '../../../src/office/workflows/talents/newTalent';
import { pageSizesReducer } from '../../../src/office/workflows/tables/pageSizes';
import { talentSwitches } from '../../../src/office/workflows/talents/talentSwitches';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { talentList } from '../../../src/office/workflows/talents/talentList';
import { actors, directors, talent } from './catalogue';
import { categoriesLoaded, talentsLoaded } from '../loaded';
import { signedInPerson } from '../people';
import { sagaOf } from '../support';

export const everybody = Array.from({ length: 200 }, (_none, at) =>
  talent(`t${at}`, { firstName: 'Ana', lastName: `Number ${at}`, city: at === 5 ? 'Málaga' : 'Paris' }),
);

function ElsewherePage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      back from {pathname}
    </button>
  );
}

/** The talents list over a store of its own, at a path; with the talents that have come, if any have. */
export function show(talents: readonly Talent[] | null = everybody, path = '/app/table/talents/all') {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      categories: categories.reducer,
      configuration: configurationReducer,
      deletion: deletionReducer,
      navigation: navigationReducer,
      newTalent: newTalentReducer,
      pageSizes: pageSizesReducer,
      talentSwitches: talentSwitches.reducer,
      talents: talentsReducer,
      talentList: talentList.reducer,
      talentWindows: talentWindows.reducer,
      talentsActedOn: talentsActedOn.reducer,
    }),
    middleware: () => new Tuple(sagas),
  });
  sagas.run(sagaOf(talentList.saga));
  store.dispatch(locationChanged({ path }));
  store.dispatch(categoriesLoaded([directors, actors]));
  if (talents) store.dispatch(talentsLoaded(talents));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/app/table/talents/:id" Component={TalentsScreen} />
            <Route path="/talents/:id" Component={TalentsScreen} />
            <Route path="/app/page/talent/:id" Component={ElsewherePage} />
          </Routes>
        </MemoryRouter>
        <DeletionDialog />
      </IntlProvider>
    </Provider>,
  );
  return { store, user: userEvent.setup() };
}
