import { put } from 'typed-redux-saga';
import { type FilmInfo, filmInfoOf } from '../../../../../contract/entities/filmInfo';
import { byName } from '../../../../../contract/script';
import { filmInfoScripts } from '../../../../../contract/scripts/filmInfos';
import { filmScripts } from '../../../../../contract/scripts/films';
import { filmInfosSaved, films, selectFilm } from '../../../../entities/films';
import { request } from '../../../../kernel/request';
import { readAnswer } from '../answer';
import type { FormDefinition } from '../form';

type FilmsRoot = Parameters<typeof selectFilm>[0];

/** What is known of a film; its key is the film's id. */
export const filmInfo: FormDefinition = {
  reloadedBy: [films.facts.loaded, films.facts.rowsTold],
  read(state: FilmsRoot, filmId) {
    const film = selectFilm(state, filmId);
    return film && { values: { ...filmInfoOf(film) }, version: film.version ?? null };
  },
  fields: {
    ...byName(filmInfoScripts)['film.updateInfos'].input,
    year: byName(filmScripts)['film.add'].input.year,
  },
  *save(filmId, values, version) {
    const infos = filmInfoOf(values as unknown as FilmInfo);
    const asked = { ...infos, filmId };
    const answer = yield* request('film.updateInfos', version === null ? asked : { ...asked, version });
    const outcome = readAnswer(answer);
    if (outcome.kind === 'saved') yield* put(filmInfosSaved({ filmId, infos, version: outcome.version }));
    return outcome;
  },
};
