import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { NewsletterItem } from '../../../src/contract/entities/newsletterItem';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { filmsReducer } from '../../../src/office/entities/films';
import { ItemSign } from '../../../src/office/screens/newsletterDetails/ItemSign';
import { agencyFilmsLoaded } from '../loaded';
import { signedInPerson } from '../people';
import { film } from '../talents/catalogue';

const shown = film('f1', 1, { thumbnailCount: 8, chosenThumbnail: 2, checked: true });

/** The sign by which an item is known in the list of what stands in a newsletter. */
function signOf(item: object): HTMLElement {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      configuration: configurationReducer,
      films: filmsReducer,
    }),
    preloadedState: { configuration: { media: '/media' } } as never,
  });
  store.dispatch(agencyFilmsLoaded([shown]));
  const { container } = render(
    <Provider store={store}>
      <ItemSign item={item as NewsletterItem} kind="Film" />
    </Provider>,
  );
  return container;
}

const pictureOf = (item: object) => signOf(item).querySelector('img')?.getAttribute('src');

test('films and pictures in a newsletter show themselves; what has no picture shows its kind', () => {
  expect(pictureOf({ kind: 'film', filmId: 'f1' })).toMatch(/f1\/thumbnails\/2\.jpg/);
  expect(pictureOf({ kind: 'picture', picture: 'p1' })).toMatch(/p1.*size=small/);
  expect(pictureOf({ kind: 'film', filmId: 'gone' })).toBeUndefined();
  expect(pictureOf({ kind: 'text', html: '<p>Hello</p>' })).toBeUndefined();
});

test('a picture that the media bank has not shows its kind, not a broken picture', () => {
  const sign = signOf({ kind: 'picture', picture: 'p1' });
  fireEvent.error(sign.querySelector('img')!);
  expect(sign.querySelector('img')).toBeNull();
  expect(sign.querySelector('svg')).toBeInTheDocument();
});
