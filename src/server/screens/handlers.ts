import { screenContentFields, screenFields } from '../../contract/entities/screen';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { ofIds } from '../database/ofIds';
import { tablePage } from '../database/tablePage';
import { contentOf } from '../http/contentOf';
import { change, type ChangeContext, type Handlers, read } from '../http/handler';
import { live } from '../http/live';
import { nextDue } from '../published/nextDue';
import { noteSwitch } from '../published/note';
import { moveToTrash } from '../trash/delete';
import { screenMove } from './move';

const columns = { legend: 'legend', filmId: 'film_id', online: 'online' } as const;

const screens = contentOf({
  entity: 'screen',
  table: 'screens',
  fields: { ...screenContentFields, online: screenFields.online },
  columns,
});

/** Puts a screen on the site or takes it off; returns how it stood. */
export async function switchScreen(
  context: ChangeContext,
  screenId: string,
  online: boolean,
): Promise<boolean> {
  const stored = await screens.stored(context.catalogue, screenId);
  await screens.save(context, stored, { ...stored.content, online });
  return stored.content.online;
}

/** The home screens of the agency's site, and what staff do with them. */
export const screenHandlers: Handlers<'screens.list' | `screen.${'update' | 'toggle' | 'move' | 'delete'}`> =
  {
    /** Those on the site first, in their order. */
    'screens.list': read(async ({ catalogue }, { screenIds, ...input }) => {
      const screens = catalogue
        .selectFrom('screens')
        .selectAll()
        .select(nextDue('screenOn', 'screens.screen_id').as('goes_on_at'))
        .select(nextDue('screenOff', 'screens.screen_id').as('goes_off_at'))
        .where('trashed_at', 'is', null)
        .where(ofIds('screen_id', screenIds));
      const page = tablePage(screens, input, {
        onlineFirst: (query) => query.orderBy('online', 'desc').orderBy('position').orderBy('screen_id'),
        screenId: (query) => query.orderBy('screen_id'),
      });
      return jsonRows(catalogue, scripts['screens.list'].reply, page, {
        screenId: 'screen_id',
        ...columns,
        picture: 'picture',
        position: 'position',
        goesOnAt: 'goes_on_at',
        goesOffAt: 'goes_off_at',
        version: 'version',
      });
    }),

    /** A film must be one that the agency has; the one that stood there before may stay. */
    'screen.update': change(async (context, { screenId, legend, filmId, version }) => {
      const stored = await screens.stored(context.catalogue, screenId);
      const { content } = stored;
      if (filmId !== '' && filmId !== content.filmId) await live(context.catalogue, 'films', filmId);
      return screens.save(context, stored, { ...content, legend: legend.trim(), filmId }, { known: version });
    }),

    'screen.toggle': change(async (context, { screenId, online }) => {
      const before = await switchScreen(context, screenId, online);
      await noteSwitch(context, 'screen', screenId, { before, now: online });
      return {};
    }),

    'screen.move': screenMove,

    'screen.delete': change(async (context, { screenId }) => {
      await moveToTrash(context, 'screen', screenId);
      return {};
    }),
  };
