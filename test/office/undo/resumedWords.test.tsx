import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { useResumedWords } from '../../../src/office/screens/undo/useResumedWords';
import { en } from '../../tools/texts';

const store = configureStore({ reducer: (state: object = {}) => state });
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={store}>
    <IntlProvider locale="en" messages={en}>
      {children}
    </IntlProvider>
  </Provider>
);
const back = (id: string, resumed?: object) =>
  ({ kind: 'restore', thing: { kind: 'news', id, title: id }, ...(resumed && { resumed }) }) as const;
const saidOf = (...opposites: readonly ReturnType<typeof back>[]) =>
  renderHook(() => useResumedWords(), { wrapper }).result.current(opposites);

const at = '2026-12-01T12:00:00.000Z';

test('of one it is said what happens and when, of several how many are scheduled', () => {
  expect(saidOf(back('n1'))).toBe('');
  expect(saidOf(back('n1', { goesOutAt: at }))).toMatch(/^Scheduled again: Goes out 01\/12\/2026 \d\d:00\.$/);
  expect(saidOf(back('n1', { goesOnAt: at }), back('n2'))).toBe('1 of them is scheduled again.');
});

test('what was due meanwhile is said to wait for a decision', () => {
  expect(saidOf(back('n1', { isOverdue: true }))).toBe(
    'What was due while it was in the trash waits in the calendar for your decision.',
  );
});
