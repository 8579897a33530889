import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { en } from '../../tools/texts';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reelNames } from '../../../src/office/entities/reelNames';
import { reelsReducer } from '../../../src/office/entities/reels';
import { sessionReducer } from '../../../src/office/entities/session';
import FilmEditor from '../../../src/office/screens/editFilm/FilmEditor';
import { PlayerGone } from '../../../src/office/screens/player/PlayerGone';
import { DragArea } from '../../../src/office/ui/DragArea';
import { EditLinkDialog } from '../../../src/office/screens/reels/EditLinkDialog';
import TalentReels from '../../../src/office/screens/reels/TalentReels';
import { reelMailsReducer } from '../../../src/office/entities/reelMails';
import { mailPreviewReducer } from '../../../src/office/workflows/mail/mailPreview';
import SendReelDialog from '../../../src/office/screens/sendReel/SendReelDialog';
import { connectivityReducer } from '../../../src/office/workflows/office/connectivity';
import { editFilmIntents, editFilmReducer } from '../../../src/office/workflows/films/editFilm';
import { autoSaveReducer } from '../../../src/office/workflows/records/autoSave';
import { posterReducer } from '../../../src/office/workflows/reels/poster';
import { reelPreviewReducer } from '../../../src/office/workflows/reels/reelPreview';
import { reelChangesReducer } from '../../../src/office/workflows/reels/reelChanges';
import { reelPanelIntents, reelPanelReducer } from '../../../src/office/workflows/reels/reelPanel';
import { editReelIntents, editReelReducer } from '../../../src/office/workflows/reels/editReel';
import { sendReelIntents, sendReelReducer } from '../../../src/office/workflows/mail/sendReel';
import { talentPageReducer } from '../../../src/office/workflows/talents/talentPage';
import { agencyFilmsLoaded, talentReelsLoaded } from '../loaded';
import { session } from '../people';
import { film } from '../talents/catalogue';

const values = { type: 'MR', position: 1, code: 'c', online: true, isLink: false, linkValue: '' };
const reel = { reelId: 'r1', title: 'Showreel', ...values };

/** The office with a film and a reel, and a part of it on show. */
function start(shown: ReactElement) {
  const store = configureStore({
    reducer: combineReducers({
      autoSave: autoSaveReducer,
      configuration: configurationReducer,
      connectivity: connectivityReducer,
      editFilm: editFilmReducer,
      films: filmsReducer,
      encodings: encodingsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      reelChanges: reelChangesReducer,
      reelPanel: reelPanelReducer,
      editReel: editReelReducer,
      reels: reelsReducer,
      reelNames: reelNames.reducer,
      sendReel: sendReelReducer,
      mailPreview: mailPreviewReducer,
      poster: posterReducer,
      reelPreview: reelPreviewReducer,
      reelMails: reelMailsReducer,
      session: sessionReducer,
      talentPage: talentPageReducer,
    }),
    preloadedState: { session: { current: session() } } as never,
  });
  store.dispatch(agencyFilmsLoaded([film('f1', 1, { title: 'Nocturne' })]));
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [reel], rows: [] }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>{shown}</MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return store;
}

test('a reel that a colleague deletes while its mail is written is said to be gone, and is not sent', () => {
  const store = start(<SendReelDialog />);
  act(() => void store.dispatch(sendReelIntents.opened({ reelId: 'r1' })));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [], rows: [] })));
  expect(screen.getByRole('alert')).toHaveTextContent('“Showreel” was deleted meanwhile');
  expect(screen.getByRole('link', { name: en['gone.toTrash'] })).toHaveAttribute('href', '/app/page/trash');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('a link that a colleague deletes while it is edited is said to be gone, and is not saved', () => {
  const store = start(<EditLinkDialog owner={{ talentId: 't1' }} />);
  const link = { ...reel, reelId: 'l1', title: 'Vimeo', isLink: true, linkValue: 'https://vimeo.com' };
  act(() => void store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [link], rows: [] })));
  const seen = { title: link.title, linkValue: link.linkValue };
  act(() => void store.dispatch(editReelIntents.opened({ reelId: 'l1', seen })));
  fireEvent.change(screen.getByLabelText(en['reels.linkLabel']), { target: { value: 'Vimeo channel' } });
  const save = screen.getByRole('button', { name: en['reels.link.save'] });
  expect(save).toBeEnabled();
  act(() => void store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [], rows: [] })));
  expect(screen.getByRole('alert')).toHaveTextContent('“Vimeo” was deleted meanwhile');
  expect(save).toBeDisabled();
});

test('where a reel was open that a colleague deletes, its tab says so', () => {
  const store = start(
    <DragArea>
      <TalentReels talentId="t1" />
    </DragArea>,
  );
  act(() => void store.dispatch(reelPanelIntents.reelOpened({ reelId: 'r1' })));
  act(() => void store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [], rows: [] })));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Showreel');
  expect(screen.getByRole('alert')).toHaveTextContent('“Showreel” was deleted meanwhile');
});

test('the sheet of a film that a colleague deletes says so in place of its fields', () => {
  const store = start(<FilmEditor />);
  act(() => void store.dispatch(editFilmIntents.opened({ filmId: 'f1', section: 'details' })));
  expect(screen.getByRole('tab', { name: en['editFilm.details'] })).toBeVisible();
  act(() => void store.dispatch(agencyFilmsLoaded([])));
  expect(screen.getByRole('alert')).toHaveTextContent('“Nocturne” was deleted meanwhile');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the player says of the film on show that it was deleted', () => {
  const store = start(<PlayerGone filmId="f1" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void store.dispatch(agencyFilmsLoaded([])));
  expect(screen.getByRole('status')).toHaveTextContent(en['player.gone']);
  expect(screen.getByRole('link', { name: en['gone.toTrash'] })).toHaveAttribute('href', '/app/page/trash');
});
