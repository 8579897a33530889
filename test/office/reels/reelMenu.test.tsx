import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import type { ListedFilm } from '../../../src/contract/entities/film';
import type { Reel, ReelFilm } from '../../../src/contract/entities/reel';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { ReelMenu } from '../../../src/office/screens/reels/ReelMenu';
import { playerReducer } from '../../../src/office/workflows/films/player';
import { editReelReducer } from '../../../src/office/workflows/reels/editReel';
import { reelPreviewReducer } from '../../../src/office/workflows/reels/reelPreview';
import { agencyFilmsLoaded } from '../loaded';
import { film } from '../talents/catalogue';
import { signedInPerson } from '../people';

const reel = { reelId: 'r1', title: 'Commercials' } as unknown as Reel;

function show(rows: readonly ReelFilm[], films: readonly ListedFilm[] = [], shown: Reel = reel) {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      films: filmsReducer,
      encodings: encodingsReducer,
      player: playerReducer,
      editReel: editReelReducer,
      reelPreview: reelPreviewReducer,
    }),
  });
  store.dispatch(agencyFilmsLoaded(films));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <ReelMenu owner={{ talentId: 't1' }} reel={shown} filmIds={rows.map(({ filmId }) => filmId)} />
      </IntlProvider>
    </Provider>,
  );
  return () => store.getState().player;
}

const send = () => screen.getByRole('button', { name: 'Send reel “Commercials”' });

test('a reel without films is not sent from its row', () => {
  show([]);
  expect(send()).toBeDisabled();
});

test('a reel with a film can be sent from its row', () => {
  show([{ rowId: 'a', reelId: 'r1', filmId: 'f1', position: 1 }]);
  expect(send()).toBeEnabled();
});

test('a reel plays the films that can be played, and those alone', () => {
  const player = show(
    ['f1', 'f2'].map((filmId, at) => ({ rowId: filmId, reelId: 'r1', filmId, position: at + 1 })),
    [film('f1', 1, { encoding: 'failed' }), film('f2', 2, { encoding: 'done' })],
  );
  act(() => screen.getByRole('button', { name: 'Play reel “Commercials”' }).click());
  expect(player()).toMatchObject({ films: [{ filmId: 'f2' }] });
});

test.each([
  ['reel', {}],
  ['group', { type: 'MRS' }],
  ['link', { isLink: true }],
  ['poster', { isLink: true, isUploaded: true }],
])('what deletes a %s names it as one', (kind, over) => {
  show([], [], { ...reel, type: 'MR', ...over });
  expect(screen.getByRole('button', { name: `Delete ${kind} “Commercials”` })).toBeVisible();
});
