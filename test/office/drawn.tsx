import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { allKits } from '../../src/office/app/kits/all';
import { reducers } from '../../src/office/app/work';
import { configurationReducer } from '../../src/office/entities/configuration';
import { FileKeeperProvider } from '../../src/office/ui/fileKeeper';
import { connectivityReducer } from '../../src/office/workflows/office/connectivity';
import { navigationReducer } from '../../src/office/workflows/office/navigation';
import { pageSizesReducer } from '../../src/office/workflows/tables/pageSizes';
import { preferencesReducer } from '../../src/office/workflows/office/preferences';
import { en } from '../tools/texts';
import { signedInPerson } from './people';

const reducer = combineReducers({
  ...signedInPerson,
  ...{ configuration: configurationReducer, connectivity: connectivityReducer },
  ...{ navigation: navigationReducer, pageSizes: pageSizesReducer, preferences: preferencesReducer },
  ...reducers,
  ...(Object.assign({}, ...Object.values(allKits).map((kit) => kit.reducers)) as object),
});

/** A store with every slice of the office, in which nothing works, and what stands around its screens. */
export function idleOffice(texts: typeof en = en) {
  const store = configureStore({
    reducer,
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <IntlProvider locale="en" messages={texts}>
        <FileKeeperProvider value={({ name, size, type }) => ({ fileId: 'file-1', name, size, type })}>
          <MemoryRouter>{children}</MemoryRouter>
        </FileKeeperProvider>
      </IntlProvider>
    </Provider>
  );
  return { store, wrapper, show: (part: JSX.Element) => render(part, { wrapper }) };
}
