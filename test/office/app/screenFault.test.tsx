import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { en } from '../../tools/texts';
import { ScreenFault } from '../../../src/office/app/ScreenFault';

/** jsdom has none; of it the router only asks where it goes, and whether it still does. */
class NavigationRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal;
  constructor(url: URL, { signal }: { readonly signal: AbortSignal }) {
    this.url = String(url);
    this.signal = signal;
  }
}
Object.assign(globalThis, { Request: NavigationRequest });

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
  const routes = [{ path: '/app/page/reels', element: <Reels />, errorElement: <ScreenFault /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/app/page/reels?tab=1'] });
  render(
    <Provider store={configureStore({ reducer: () => null })}>
      <IntlProvider locale="en" messages={en}>
        <RouterProvider router={router} />
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
