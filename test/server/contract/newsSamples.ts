import type { ScriptName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import { none, type Sample } from './sample';

const newsOf = (filmId: string) => ({
  title: `News ${newId(6)}`,
  text: '<p>Née à <strong>Lyon</strong></p>',
  picture: '',
  online: true,
  linkType: 'film' as const,
  linkValue: filmId,
});

/** One sample a script of news. */
export const newsSamples: { readonly [N in Extract<ScriptName, `news.${string}`>]: Sample<N> } = {
  'news.list': none,
  'news.add': {
    input: ({ filmIds }) => ({ newsId: newId(10), ...newsOf(filmIds[0]), requestId: newId() }),
    rows: ['linkValue'],
  },
  'news.update': {
    input: async (world) => ({
      newsId: await world.news(),
      ...newsOf(world.filmIds[1]),
      version: 1,
      requestId: newId(),
    }),
    rows: ['newsId', 'linkValue'],
  },
  'news.toggle': {
    input: async (world) => ({ newsId: await world.news(), online: false, requestId: newId() }),
    rows: ['newsId'],
  },
  'news.delete': {
    input: async (world) => ({ newsId: await world.news(), requestId: newId() }),
    rows: ['newsId'],
  },
};
