import { parse } from '@formatjs/icu-messageformat-parser';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useProfession } from '../../../src/office/screens/shared/useProfession';
import spanish from '../../../locales/es/office.json';

/** The texts as they are built into the product: read already. */
const built = Object.fromEntries(Object.entries(spanish).map(([id, text]) => [id, parse(text)]));

const Spanish = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="es" messages={built as never}>
    {children}
  </IntlProvider>
);

test('a profession is called by its word in the language, and by its own name where there is none', () => {
  const { result } = renderHook(useProfession, { wrapper: Spanish });
  expect(['Directors', 'Falconers'].map(result.current)).toEqual([
    spanish['profession.Directors'],
    'Falconers',
  ]);
});
