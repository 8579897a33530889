import { render, screen } from '@testing-library/react';
import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reelsReducer } from '../../../src/office/entities/reels';
import { sessionReducer } from '../../../src/office/entities/session';
import SendReelDialog from '../../../src/office/screens/sendReel/SendReelDialog';
import { mailPreviewReducer } from '../../../src/office/workflows/mail/mailPreview';
import { sendReelIntents, sendReelReducer } from '../../../src/office/workflows/mail/sendReel';
import { talentPageReducer } from '../../../src/office/workflows/talents/talentPage';
import { session } from '../people';
import { talentReelsLoaded } from '../loaded';

const reel = (online: boolean) => ({
  reelId: 'r1',
  type: 'MR',
  position: 1,
  title: 'Showreel',
  code: 'c',
  online,
  isLink: false,
  linkValue: '',
});

/** The dialog of a reel, open at its form. */
export function show({ online = true } = {}) {
  const dispatched: UnknownAction[] = [];
  const store = configureStore({
    reducer: combineReducers({
      films: filmsReducer,
      encodings: encodingsReducer,
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      session: sessionReducer,
      sendReel: sendReelReducer,
      mailPreview: mailPreviewReducer,
      talentPage: talentPageReducer,
    }),
    middleware: () =>
      new Tuple(() => (next: (action: unknown) => unknown) => (action: unknown) => {
        dispatched.push(action as UnknownAction);
        return next(action);
      }),
    preloadedState: { session: { current: session() } } as never,
  });
  store.dispatch({ type: 'talentPage/shown', payload: { talentId: 't1' } });
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [reel(online)], rows: [] }));
  store.dispatch(sendReelIntents.opened({ reelId: 'r1' }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <SendReelDialog />
      </IntlProvider>
    </Provider>,
  );
  const of = (type: string) => dispatched.filter((action) => action.type === type);
  return { store, of };
}

/** A field of the dialog, by its label. */
export const field = (name: RegExp) => screen.getByRole('textbox', { name });
