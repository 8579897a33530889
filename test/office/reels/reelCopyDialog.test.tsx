import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import type { ReelKind } from '../../../src/contract/rules/reelType';
import { talentsReducer } from '../../../src/office/entities/talents';
import ReelCopyDialog from '../../../src/office/screens/reels/ReelCopyDialog';
import { reelCopy } from '../../../src/office/workflows/reels/reelCopy';

test.each<[ReelKind, string, RegExp]>([
  ['reel', 'Reel name', /^Its films stand on the new reel/],
  ['group', 'Group name', /^The reels in it are duplicated too/],
  ['link', 'Link label', /^It is off the site until/],
  ['poster', 'Poster title', /^It is off the site until/],
])('what duplicates a %s speaks of one', (kind, label, note) => {
  const store = configureStore({
    reducer: combineReducers({ reelCopy: reelCopy.reducer, talents: talentsReducer }),
  });
  store.dispatch(
    reelCopy.intents.opened({ owner: { talentId: 't1' }, reelId: 'r1', title: 'Biarritz', kind }),
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <ReelCopyDialog />
      </IntlProvider>
    </Provider>,
  );
  expect(screen.getByRole('dialog', { name: `Duplicate ${kind}` })).toBeVisible();
  expect(screen.getByRole('textbox', { name: label })).toHaveValue('Biarritz (copy)');
  expect(screen.getByText(note)).toBeVisible();
});
