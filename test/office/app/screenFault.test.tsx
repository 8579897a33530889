import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import en from '../../../locales/en.json';
import { ScreenBoundary } from '../../../src/office/app/ScreenBoundary';

let isBroken: boolean;
let draws: number;

function Reels() {
  const { search } = useLocation();
  draws += 1;
  if (isBroken) throw new Error('its code did not come');
  return (
    <main id="content" tabIndex={-1}>
      Reels {search}
    </main>
  );
}

function show() {
  isBroken = true;
  draws = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Provider store={configureStore({ reducer: () => null })}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={['/app/page/reels?tab=1']}>
          <Routes>
            <Route
              path="/app/page/reels"
              element={
                <ScreenBoundary>
                  <Reels />
                </ScreenBoundary>
              }
            />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

test('a screen that failed is tried again with the keyboard, at the same address', async () => {
  show();
  expect(tryAgain()).toHaveFocus();
  isBroken = false;
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Reels ?tab=1')).toHaveFocus();
});

test('one that fails again can be tried once more', async () => {
  show();
  const before = draws;
  await userEvent.click(tryAgain());
  expect(draws).toBeGreaterThan(before);
  expect(tryAgain()).toBeEnabled();
  expect(tryAgain()).toHaveFocus();
});
