import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { useDrag } from 'react-dnd';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { FilmDrop } from '../../../src/office/screens/createFilm/FilmDrop';
import { DragArea } from '../../../src/office/ui/DragArea';
import { FileDrop } from '../../../src/office/ui/FileDrop';
import { FileKeeperProvider } from '../../../src/office/ui/fileKeeper';
import { createFilmReducer, selectCreateFilm } from '../../../src/office/workflows/films/createFilm';
import { signedInPerson } from '../people';

function Reel() {
  const [, drag] = useDrag({ type: 'reel', item: {} });
  return <p ref={drag}>Showreel</p>;
}

/** A talent's page with reels that can be dragged, whose library hears of every file too, and a place of its own for a file. */
function show() {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, createFilm: createFilmReducer }),
  });
  const onFile = jest.fn();
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <FileKeeperProvider value={({ name, size, type }) => ({ fileId: name, name, size, type })}>
          <FilmDrop talentId="t1">
            <h1>Ann</h1>
            <DragArea>
              <Reel />
            </DragArea>
            <FileDrop aria-label="Resume" choice={{ label: '', accept: '', onFile }} />
          </FilmDrop>
        </FileKeeperProvider>
      </IntlProvider>
    </Provider>,
  );
  const drop = (place: HTMLElement, ...names: readonly string[]) => {
    const dataTransfer = { types: ['Files'], items: [], files: names.map((name) => new File([''], name)) };
    fireEvent.dragEnter(place, { dataTransfer });
    fireEvent.drop(place, { dataTransfer });
  };
  const sheet = () => selectCreateFilm(store.getState());
  const taken = () => {
    const opened = sheet();
    return opened.status === 'opening' ? opened.files?.map(({ name }) => name) : [];
  };
  return { drop, sheet, taken, onFile };
}

test('films dropped anywhere on the page start New film; what else was dropped with them does not, and is named', () => {
  const { drop, sheet, taken } = show();
  drop(screen.getByRole('heading'), 'a.mov', 'notes.txt', 'b.mp4');
  expect(taken()).toEqual(['a.mov', 'b.mp4']);
  expect(sheet()).toMatchObject({ leftOut: ['notes.txt'] });
});

test('where no film was dropped, the first file is refused and the others are named', () => {
  const { drop, sheet, taken } = show();
  drop(screen.getByRole('heading'), 'notes.txt', 'plan.pdf');
  expect(taken()).toEqual(['notes.txt']);
  expect(sheet()).toMatchObject({ leftOut: ['plan.pdf'] });
});

test('a place on the page that takes a file itself keeps it', () => {
  const { drop, taken, onFile } = show();
  drop(screen.getByRole('region', { name: 'Resume' }), 'a.mov');
  expect(taken()).toEqual([]);
  expect(onFile).toHaveBeenCalledTimes(1);
});
