import { render, screen as page } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { ListedFilm } from '../../../src/contract/entities/film';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { screens, screensReducer } from '../../../src/office/entities/screens';
import { ALL } from '../../../src/office/kernel/query/state';
import { ScreenPreview } from '../../../src/office/screens/homeScreens/ScreenPreview';
import { screenDetail } from '../../../src/office/workflows/homeScreens/screenDetail';
import { screenHoldReducer } from '../../../src/office/workflows/homeScreens/screenHold';
import { screenOrder } from '../../../src/office/workflows/homeScreens/screenOrder';
import {
  screenPreviewIntents,
  screenPreviewReducer,
} from '../../../src/office/workflows/homeScreens/screenPreview';
import { en } from '../../tools/texts';
import { agencyFilmsLoaded } from '../loaded';
import { signedInPerson } from '../people';
import { startWorkflows } from '../support';
import { film } from '../talents/catalogue';

/** The preview of a home screen that leads to a film of which this is told. */
function show(told: Partial<ListedFilm>) {
  const { store } = startWorkflows(
    {
      ...signedInPerson,
      configuration: configurationReducer,
      films: filmsReducer,
      encodings: encodingsReducer,
      screens: screensReducer,
      screenDetail: screenDetail.reducer,
      screenHold: screenHoldReducer,
      screenOrder: screenOrder.reducer,
      screenPreview: screenPreviewReducer,
    },
    [],
  );
  store.dispatch(agencyFilmsLoaded([film('f1', 1, { title: 'Nocturne', ...told })]));
  const screen = { screenId: 's1', filmId: 'f1', legend: '', online: true };
  store.dispatch(screens.facts.loaded({ params: ALL, reply: [screen] }));
  store.dispatch(screenPreviewIntents.opened('s1'));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <ScreenPreview />
      </IntlProvider>
    </Provider>,
  );
}

const play = () => page.queryByRole('button', { name: 'Nocturne' });

test.each<[string, Partial<ListedFilm>, boolean]>([
  ['is encoded', { processId: 'p1', encoding: 'done', duration: 30 }, true],
  ['is of old scripts, which tell of no process', {}, true],
  ['is encoded for the first time', { processId: 'p1', encoding: 'running' }, false],
  ['could not be encoded', { processId: 'p1', encoding: 'failed' }, false],
])('whether a film that %s is offered to be played', (_what, told, isOffered) => {
  show(told);
  expect(page.getByText('Nocturne')).toBeVisible();
  expect(play() !== null).toBe(isOffered);
});
