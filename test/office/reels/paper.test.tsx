import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { reducers } from '../../../src/office/app/work';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { FilmOrderList } from '../../../src/office/screens/reels/FilmOrderList';
import { DragArea } from '../../../src/office/ui/DragArea';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const reel = {
  ...{ reelId: 'r1', title: 'Showreel', type: 'MR', position: 1, code: 'c', online: true },
  ...{ isLink: false, linkValue: '' },
};
const entries = Array.from({ length: 60 }, (_, at) => ({
  row: { rowId: `f${at}`, reelId: 'r1', filmId: `f${at}`, position: at + 1 },
  film: undefined,
  canPlay: false,
}));

/** Nothing is laid out here: no size is ever told. */
class NoSizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeAll(() => {
  window.ResizeObserver = NoSizes;
});

test('all films of a reel are printed, not only those in sight', () => {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, ...reducers, configuration: configurationReducer }),
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <DragArea>
          <FilmOrderList owner={{ talentId: 't1' }} reel={reel} entries={entries} onPlay={() => undefined} />
        </DragArea>
      </IntlProvider>
    </Provider>,
  );
  const inSight = screen.getAllByRole('listitem').length;
  expect(inSight).toBeLessThan(60);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('listitem')).toHaveLength(inSight);
});
