import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureStore } from '@reduxjs/toolkit';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { DayFilter } from '../../../src/office/screens/activity/DayFilter';
import { Pager } from '../../../src/office/screens/talentPage/Pager';
import { useEditorKey } from '../../../src/office/ui/useEditorKey';
import { en } from '../../tools/texts';

const store = configureStore({ reducer: () => null });
const shown = (part: JSX.Element) => (
  <Provider store={store}>
    <IntlProvider locale="en" messages={en}>
      {part}
    </IntlProvider>
  </Provider>
);

test('an editor begins anew when its own text comes from outside, not when something beside it does', () => {
  const { result, rerender } = renderHook(({ revision, text }) => useEditorKey(revision, text), {
    initialProps: { revision: 0, text: 'Mine' },
  });
  const first = result.current;
  rerender({ revision: 0, text: 'Mine, longer' });
  rerender({ revision: 1, text: 'Mine, longer' });
  expect(result.current).toBe(first);
  rerender({ revision: 2, text: 'Theirs' });
  expect(result.current).not.toBe(first);
});

test('at the last page the keyboard stays with the pages', async () => {
  const { rerender } = render(shown(<Pager page={1} pageCount={2} />));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  rerender(shown(<Pager page={2} pageCount={2} />));
  expect(screen.getByRole('navigation')).toHaveFocus();
});

test('a day keeps the keyboard once the list is filtered by it, and follows what the address says', async () => {
  const filter = (value: string) =>
    shown(<DayFilter label="From" value={value} onChange={() => undefined} />);
  const { rerender } = render(filter(''));
  const field = screen.getByLabelText('From');
  await userEvent.type(field, '01/02/2026{Enter}');
  rerender(filter('2026-02-01'));
  expect(screen.getByLabelText('From')).toBe(field);
  expect(field).toHaveFocus();
  act(() => rerender(filter('')));
  expect(field).toHaveValue('');
});
