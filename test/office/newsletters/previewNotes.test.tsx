import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import * as kit from '../../../src/office/app/kits/newsletters';
import { reducers } from '../../../src/office/app/work';
import { PreviewNotes } from '../../../src/office/screens/newsletterDetails/PreviewNotes';
import { newsletterDetail } from '../../../src/office/workflows/newsletters/newsletterDetail';
import {
  blankNewsletter,
  type NewsletterValues,
} from '../../../src/office/workflows/newsletters/newsletterValues';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const leading = { linkType: 'address', linkValue: 'https://co.example' } as const;

/** What is said above the preview of a newsletter in which this is typed. */
function noteOf(typed: Partial<NewsletterValues>): string | null {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, ...reducers, ...kit.reducers }),
  });
  const copy = { values: { ...blankNewsletter, title: 'April', ...typed }, version: 1 };
  store.dispatch(newsletterDetail.intents.opened('n1'));
  store.dispatch(newsletterDetail.facts.told({ id: 'n1', isNew: false, copy }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <PreviewNotes composed={{ html: '<p></p>', text: '', bytes: 7 }} />
      </IntlProvider>
    </Provider>,
  );
  return screen.queryByRole('status')?.textContent ?? null;
}

test.each([
  ['none that leads anywhere', {}, null],
  ['one to carry its link', { ...leading, heading3: 'From this spring' }, null],
  ['none to carry its link', { ...leading, heading2: ' ' }, en['newsletter.preview.noHeading']],
])('the preview says of a newsletter whether it lacks a heading: it has %s', (_which, typed, note) => {
  expect(noteOf(typed)).toBe(note);
});
