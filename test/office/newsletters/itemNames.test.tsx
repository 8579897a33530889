import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useItemName } from '../../../src/office/screens/newsletterDetails/itemNames';
import { en } from '../../tools/texts';

const English = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);

test('a long item is called by its beginning, which cuts no character in two', () => {
  const { result } = renderHook(useItemName, { wrapper: English });
  const item = { kind: 'button', label: `${'x'.repeat(79)}𠮷田`, url: '' } as never;
  expect(result.current(item, 0).name).toBe(`${'x'.repeat(79)}…`);
});
