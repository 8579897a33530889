import { createSelector } from '@reduxjs/toolkit';
import type { Screen } from '../../../contract/entities/screen';
import { fold } from '../../../contract/rules/text';
import { selectFilmsById } from '../../entities/films';
import { screens } from '../../entities/screens';
import { byText, listView } from '../tables/lists';
import { selectScreensInOrder } from './screensInOrder';

/** Where the home screens are listed. */
export const SCREENS_PATH = '/app/table/screens';

/** A home screen as people know it: by its caption, its film, or its place. */
export interface ScreenEntry {
  readonly screen: Screen;
  readonly name: string;
  /** The title of its film; empty where it leads to none that is known. */
  readonly film: string;
  /** Folded: caption and film. */
  readonly searchKey: string;
}

const selectEntries = createSelector(
  [selectScreensInOrder, selectFilmsById],
  (inOrder, films): readonly ScreenEntry[] =>
    inOrder.map((screen, index) => {
      const film = films[screen.filmId]?.title ?? '';
      const name = screen.legend || film || `#${index + 1}`;
      return { screen, name, film, searchKey: fold(`${screen.legend} ${film}`) };
    }),
);

/** The agency's home screens, those on the site first (spec section 7), in the order in which the site shows them. */
export const screenList = listView({
  name: 'screenList',
  isAt: (path) => path === SCREENS_PATH,
  asked: screens,
  rows: (state: Parameters<typeof selectEntries>[0], _path) => selectEntries(state),
  idOf: ({ screen }) => screen.screenId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    caption: byText(({ name }) => name),
    film: byText(({ film }) => film),
    online: ({ screen: one }, { screen: other }) => Number(other.online) - Number(one.online),
  },
  filters: {
    site: {
      online: ({ screen }) => screen.online,
      offline: ({ screen }) => !screen.online,
      scheduled: ({ screen }) => Boolean(screen.goesOnAt || screen.goesOffAt),
    },
  },
});
