import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { es } from '../../tools/texts';
import { categories } from '../../../src/office/entities/categories';
import { ALL } from '../../../src/office/kernel/query/state';
import { findEntries } from '../../../src/office/screens/layout/palette/entries';
import { usePages } from '../../../src/office/screens/layout/palette/usePages';
import { signedInPerson } from '../people';
import { startWorkflows } from '../support';

const named = (name: string, position: number) => ({
  ...{ categoryId: `c${position}`, singular: name, routerUrl: name.toLowerCase() },
  ...{ name, position },
});

function found(query: string) {
  const { store } = startWorkflows({ ...signedInPerson, categories: categories.reducer }, []);
  const reply = ['Directors', 'Falconers'].map(named);
  store.dispatch(categories.facts.loaded({ params: ALL, reply }));
  const Spanish = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <IntlProvider locale="es" messages={es}>
        {children}
      </IntlProvider>
    </Provider>
  );
  const { result } = renderHook(usePages, { wrapper: Spanish });
  return findEntries(result.current, query).map(({ title, path }) => [title, path]);
}

test.each(['direccion', 'directors'])(
  'a profession is found by its word and by its own name: %s',
  (query) => {
    expect(found(query)).toEqual([[es['profession.Directors'], '/talents/directors']]);
  },
);

test('a profession for which there is no word is found by its own name', () => {
  expect(found('falconers')).toEqual([['Falconers', '/talents/falconers']]);
});
