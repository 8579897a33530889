import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import type { ReelKind } from '../../../src/contract/rules/reelType';
import { talents, talentsReducer } from '../../../src/office/entities/talents';
import ReelCopyDialog from '../../../src/office/screens/reels/ReelCopyDialog';
import { reelCopy } from '../../../src/office/workflows/reels/reelCopy';
import { reelCopyTalentSearch } from '../../../src/office/workflows/reels/reelCopyTalentSearch';
import { ok, startWorkflows } from '../support';
import { talent } from '../talents/catalogue';

/** The dialog that copies a reel of talent t1, of whom the server is asked. */
function open(kind: ReelKind, title = 'Biarritz') {
  const { world, store } = startWorkflows(
    {
      reelCopy: reelCopy.reducer,
      reelCopyTalentSearch: reelCopyTalentSearch.reducer,
      talents: talentsReducer,
    },
    [talents.saga, reelCopyTalentSearch.saga],
  );
  store.dispatch(reelCopy.intents.opened({ owner: { talentId: 't1' }, reelId: 'r1', title, kind }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <ReelCopyDialog />
      </IntlProvider>
    </Provider>,
  );
  const tell = (name: string, value: unknown) => act(() => world.answer(name, value));
  return { tell, world };
}

test.each<[ReelKind, string, RegExp]>([
  ['reel', 'Reel name', /^Its films stand on the new reel/],
  ['group', 'Group name', /^The reels in it are duplicated too/],
  ['link', 'Link label', /^It is off the site until/],
  ['poster', 'Poster title', /^It is off the site until/],
])('what duplicates a %s speaks of one', (kind, label, note) => {
  open(kind);
  expect(screen.getByRole('dialog', { name: `Duplicate ${kind}` })).toBeVisible();
  expect(screen.getByRole('textbox', { name: label })).toHaveValue('Biarritz (copy)');
  expect(screen.getByText(note)).toBeVisible();
});

test('of a long name so much stands there as a name may have', () => {
  open('reel', `${'a'.repeat(192)}🎬b`);
  expect(screen.getByRole('textbox', { name: 'Reel name' })).toHaveValue(`${'a'.repeat(192)} (copy)`);
});

test('whose the reel is stands there, and another talent is found as one types', () => {
  const { tell } = open('reel');
  tell('http.call talents.list', ok([talent('t1', { lastName: 'Garnier' })]));
  expect(screen.getByRole('radio', { name: 'Ana Garnier' })).toBeChecked();
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  type('castell');
  expect(screen.getByText(en['palette.searching'])).toBeVisible();
  tell('clock.sleep', null);
  tell('http.call talents.find', ok([talent('t2', { lastName: 'Castellane' })]));
  expect(screen.getByRole('radio', { name: 'Ana Castellane' })).toBeVisible();
  type('nobody');
  tell('clock.sleep', null);
  tell('http.call talents.find', ok([]));
  expect(screen.queryByRole('radio', { name: 'Ana Castellane' })).not.toBeInTheDocument();
  expect(screen.getByText(/nobody/)).toBeVisible();
});
