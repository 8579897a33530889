import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { Refusal } from '../../../src/contract/refusal';
import { wholeNewsletters } from '../../../src/office/entities/wholeNewsletters';
import { NewsletterAwaited } from '../../../src/office/screens/newsletterDetails/NewsletterAwaited';
import { en } from '../../tools/texts';

/** What stands on the page of a newsletter whose answer was that refusal. */
function shownAfter(refusal: Refusal): string | null {
  const store = configureStore({
    reducer: combineReducers({ wholeNewsletters: wholeNewsletters.reducer }),
  });
  const params = { newsletterId: 'n1' };
  store.dispatch(wholeNewsletters.facts.asked({ params }));
  store.dispatch(wholeNewsletters.facts.failed({ params, refusal }));
  const { container } = render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <NewsletterAwaited id="n1">There is none</NewsletterAwaited>
      </IntlProvider>
    </Provider>,
  );
  return container.textContent;
}

test('an address that no newsletter can have is told like one that none has, with nothing to try again', () => {
  expect(shownAfter({ kind: 'notFound' })).toBe('There is none');
  expect(shownAfter({ kind: 'invalid', problems: { newsletterId: 'tooLong' } })).toBe('There is none');
});

test('what may pass is told of the newsletter, and can be tried again', () => {
  expect(shownAfter({ kind: 'offline' })).toContain('The newsletter could not be loaded');
  expect(screen.getByRole('button', { name: en['action.tryAgain'] })).toBeInTheDocument();
});
