import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { NewsPicture } from '../../../src/office/screens/news/NewsPicture';
import { signedInPerson } from '../people';

function show(picture: string): HTMLElement {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, configuration: configurationReducer }),
    preloadedState: { configuration: { media: '/media' } } as never,
  });
  return render(
    <Provider store={store}>
      <NewsPicture picture={picture} />
    </Provider>,
  ).container;
}

test('a news item shows its picture, small; a sign where it has none or the media bank has not got it', () => {
  const shown = show('p1');
  expect(shown.querySelector('img')?.getAttribute('src')).toMatch(/p1.*size=small/);
  expect(show('').querySelector('svg')).toBeInTheDocument();
  fireEvent.error(shown.querySelector('img')!);
  expect(shown.querySelector('img')).toBeNull();
  expect(shown.querySelector('svg')).toBeInTheDocument();
});
