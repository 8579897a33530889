import { createSelector } from '@reduxjs/toolkit';
import { type EncodingStatus, isUnderWay } from '../../../contract/entities/film';
import { fold } from '../../../contract/rules/text';
import { filmEncodingIn, selectEncodings } from '../../entities/encodings';
import type { FilmEntry } from '../../entities/films';
import { filmsToEncode } from '../../entities/filmsToEncode';
import { fullName, type selectTalents } from '../../entities/talents';
import { byText, listView } from '../tables/lists';

/** A film to encode with how far it is, whose it is, and its folded search key. */
export interface FilmToEncode extends FilmEntry {
  readonly status: EncodingStatus;
  readonly talentName: string;
}

type Root = Parameters<typeof filmsToEncode.selectAll>[0] &
  Parameters<typeof selectEncodings>[0] &
  Parameters<typeof selectTalents>[0];

const selectEntries = createSelector(
  [filmsToEncode.selectAll, selectEncodings, (state: Root) => state.talents.rows],
  (films, encodings, talents): readonly FilmToEncode[] =>
    films.map((film) => {
      const talent = film.talentId === undefined ? undefined : talents[film.talentId];
      const talentName = talent ? fullName(talent) : film.talentLastName;
      const { status } = filmEncodingIn(encodings, film);
      return { film, status, talentName, searchKey: fold(`${film.title} ${talentName}`) };
    }),
);

/** The films that wait for their encoding, are in it or failed, in the order in which they came. */
export const filmsToEncodeList = listView({
  name: 'filmsToEncodeList',
  isAt: (path) => path === '/app/page/checkfilms',
  asked: filmsToEncode,
  rows: (state: Root) => selectEntries(state),
  idOf: ({ film }) => film.filmId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    title: byText(({ film }) => film.title),
    talent: byText(({ talentName }) => talentName),
    status: byText(({ status }) => status),
  },
  filters: {
    status: {
      failed: ({ status }) => status === 'failed',
      underWay: ({ status }) => isUnderWay(status),
    },
  },
});
