import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { talentsReducer } from '../../../src/office/entities/talents';
import { AddFilmsDialog } from '../../../src/office/screens/reels/AddFilmsDialog';
import { choosingFilmsReducer, choosingFilmsSaga } from '../../../src/office/workflows/films/choosingFilms';
import { reelFilmSearch } from '../../../src/office/workflows/films/reelFilmSearch';
import { startWorkflows } from '../support';

const values = { type: 'MR', position: 1, code: 'c', online: true, isLink: false, linkValue: '' };
const reel = { reelId: 'r1', title: 'Showreel', ...values };

/** The dialog is open; 1.2 s are over once `settle` is called. */
function open() {
  const { store, world } = startWorkflows(
    {
      configuration: configurationReducer,
      films: filmsReducer,
      talents: talentsReducer,
      encodings: encodingsReducer,
      choosingFilms: choosingFilmsReducer,
      reelFilmSearch: reelFilmSearch.reducer,
    },
    [choosingFilmsSaga],
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <button type="button">beside it</button>
        <AddFilmsDialog owner={{ talentId: 't1' }} reel={reel} rows={[]} isOpen onClose={() => undefined} />
      </IntlProvider>
    </Provider>,
  );
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1200 });
  return { settle: () => act(() => world.answer('clock.sleep', null)) };
}

const search = () => screen.getByRole('searchbox');

test('the search field has the keyboard at once', () => {
  open();
  expect(search()).toHaveFocus();
});

test('it has it 1.2 s later too, if nothing in the dialog has', () => {
  const { settle } = open();
  search().blur();
  settle();
  expect(search()).toHaveFocus();
});

test('it takes it from nothing in the dialog', () => {
  const { settle } = open();
  const cancel = screen.getByRole('button', { name: en['action.cancel'] });
  cancel.focus();
  settle();
  expect(cancel).toHaveFocus();
});
