import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import type { ListedFilm } from '../../../src/contract/entities/film';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { AGENCY } from '../../../src/office/entities/reelOwner';
import { ChosenFilms } from '../../../src/office/screens/reels/ChosenFilms';
import { FilmChoice } from '../../../src/office/screens/reels/FilmChoice';
import { FilmRow } from '../../../src/office/screens/reels/FilmRow';
import { DragArea } from '../../../src/office/ui/DragArea';
import { signedInPerson } from '../people';
import { film } from '../talents/catalogue';

const nothing = () => undefined;
const hands = {
  ...{ dragTo: nothing, dropAt: nothing, release: nothing, onHandleKey: nothing, moved: { current: '' } },
};
const pictured = film('f1', 1, { checked: true, thumbnailCount: 3 });

function show(shown: ReactElement): HTMLElement {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      configuration: configurationReducer,
      encodings: encodingsReducer,
    }),
    preloadedState: { configuration: { media: '/media' } } as never,
  });
  return render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {shown}
      </IntlProvider>
    </Provider>,
  ).container;
}

test.each([
  [
    'on a reel',
    <DragArea>
      <FilmRow
        {...{ rowId: 'f1', film: pictured, canPlay: true, index: 0, count: 1, top: 0 }}
        {...{ isHeld: false, isTicked: false, measure: nothing, hands }}
        {...{ onTick: nothing, onPlay: nothing, onRemove: nothing }}
      />
    </DragArea>,
  ],
  [
    'to choose for a reel',
    <FilmChoice film={pictured} isOnReel={false} isChosen={false} onToggle={nothing} />,
  ],
])('a film %s whose picture the media bank has not shows the black placeholder', (_where, shown) => {
  const container = show(shown);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.gr-film-still svg')).toBeInTheDocument();
});

test.each([
  ['2 films, 1:05 in all', [60, 5]],
  ['2 films', [0, undefined]],
])('a reel says %j of films whose seconds are %j', (words, lengths) => {
  const entries = lengths.map((duration, at) => {
    const shown: ListedFilm = film(`f${at}`, at + 1, { duration });
    return {
      row: { rowId: `r${at}`, reelId: 'r1', filmId: shown.filmId, position: at + 1 },
      film: shown,
      canPlay: true,
    };
  });
  show(
    <ChosenFilms
      {...{ owner: AGENCY, reelId: 'r1', entries, chosen: [] }}
      onChoose={nothing}
      onMoved={nothing}
    />,
  );
  expect(screen.getByText(words)).toBeVisible();
});
