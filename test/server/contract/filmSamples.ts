import type { ScriptName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import { none, type Sample } from './sample';

type FilmScript = Extract<
  ScriptName,
  `${'film' | 'upload' | 'encoding' | 'pictureCheck' | 'pictureChecks' | 'filmsToEncode'}.${string}`
>;

/** How the scripts of films and their uploads are called. */
export const filmSamples: { readonly [N in FilmScript]: Sample<N> } = {
  'upload.create': { input: (world) => world.uploadInput(), rows: [] },
  'upload.delete': {
    input: async (world) => ({ processId: (await world.upload()).processId, cancelling: true }),
    rows: ['processId'],
  },
  'upload.dismiss': {
    input: async (world) => ({ processId: (await world.upload()).processId }),
    rows: ['processId'],
  },
  'upload.list': none,
  'upload.findServer': { input: () => ({ fileSize: 1000 }), rows: [] },
  'encoding.retry': {
    input: async (world) => ({ processId: await world.failedEncoding() }),
    rows: ['processId'],
  },
  'film.search': { input: () => ({ search: 'é' }), rows: [] },
  'film.add': {
    input: async (world) => ({
      title: 'Ébauche',
      director: '',
      producer: '',
      notes: '',
      format: '16/9',
      year: '2026',
      talentId: world.talentId,
      uploadKey: (await world.upload()).uploadKey,
      hasPicture: false,
    }),
    rows: ['talentId'],
  },
  'film.reencode': {
    input: async (world) => ({
      filmId: await world.encodedFilm(),
      path: 'films',
      options: { shape: 'wide', thumbnails: true },
      requestId: newId(),
    }),
    rows: ['filmId'],
  },
  'film.chooseThumbnail': {
    input: ({ filmIds }) => ({ filmId: filmIds[0], thumbnail: 1 }),
    rows: ['filmId'],
  },
  'film.reels': { input: ({ filmIds }) => ({ filmId: filmIds[0] }), rows: ['filmId'] },
  'film.updateInfos': {
    input: ({ filmIds: [, , filmId] }) => ({
      title: 'Ébauche deux',
      director: 'Åsa',
      producer: '',
      year: '2026',
      format: '4/3',
      tags: ['nuit', 'ville'],
      notes: '',
      filmId,
    }),
    rows: ['filmId'],
  },
  'pictureChecks.list': none,
  'pictureCheck.decide': {
    input: async (world) => ({ verdict: 'taken', ...(await world.pictureToCheck()) }),
    rows: ['filmId', 'pictureId'],
  },
  'filmsToEncode.list': none,
  'film.delete': {
    input: async (world) => ({
      filmId: await world.film(),
      online: false,
      isOnReel: false,
      talentId: world.talentId,
      requestId: newId(),
    }),
    rows: ['filmId', 'talentId'],
  },
};
