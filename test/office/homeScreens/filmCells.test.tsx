import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { filmsReducer } from '../../../src/office/entities/films';
import { ScreenFilm } from '../../../src/office/screens/homeScreens/screenCells';
import { NewsLink } from '../../../src/office/screens/news/newsCells';
import { en } from '../../tools/texts';
import { agencyFilmsLoaded } from '../loaded';
import { startWorkflows } from '../support';
import { film } from '../talents/catalogue';

/** What the lists say of the films f1 and f2, and where there is none; the last cells are empty, as phones show no empty cell. */
function show() {
  const { store } = startWorkflows({ films: filmsReducer }, []);
  const entry = (filmId: string) => ({ screen: { screenId: 's', filmId } }) as never;
  const item = (linkType: string, linkValue: string) => ({ linkType, linkValue }) as never;
  const { container } = render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {[
          <ScreenFilm key="1" entry={entry('f1')} />,
          <NewsLink key="2" item={item('film', 'f1')} />,
          <ScreenFilm key="3" entry={entry('f2')} />,
          <NewsLink key="4" item={item('film', 'f2')} />,
          <ScreenFilm key="5" entry={entry('')} />,
          <NewsLink key="6" item={item('none', '')} />,
        ].map((cell) => (
          <div key={cell.key}>{cell}</div>
        ))}
      </IntlProvider>
    </Provider>,
  );
  const cells = () => [...container.children].map(({ innerHTML, textContent }) => innerHTML && textContent);
  return { store, cells };
}

test('a film is said to be gone once all films are known, and not while they are loaded', () => {
  const { store, cells } = show();
  expect(cells()).toEqual(['', '', '', '', '', '']);
  act(() => void store.dispatch(agencyFilmsLoaded([film('f1', 1, { title: 'Nocturne' })])));
  const gone = en['filmPicker.lostFilm'];
  expect(cells()).toEqual(['Nocturne', 'Film: Nocturne', gone, gone, '', '']);
});
