import { ownerIn } from '../../../entities/reelOwner';
import { isSame } from '../../../kernel/sameData';
import type { ReelChange } from './state';

/** The change that takes a change back, made from what stood there before; null for films that were added. */
export function oppositeOf(change: ReelChange): ReelChange | null {
  const takesBack = true;
  switch (change.kind) {
    case 'addFilm':
      return null;
    case 'removeFilm': {
      const { reelId, filmId, position } = change;
      return { kind: 'addFilm', ...ownerIn(change), reelId, filmId, position, takesBack };
    }
    case 'moveFilms': {
      const { kind, filmIds, fromId, toId, former } = change;
      return {
        ...{ kind, ...ownerIn(change), filmIds, takesBack },
        ...(toId !== undefined && { fromId: toId }),
        ...(fromId !== undefined && { toId: fromId }),
        ...(former && { positions: former }),
      };
    }
    case 'orderFilms':
      return { ...change, rowIds: change.seen, seen: change.rowIds, takesBack };
    case 'order':
      return { ...change, places: change.seen, seen: change.places, takesBack };
    case 'switch':
      return { ...change, online: !change.online, takesBack };
    case 'rename':
      return { ...change, title: change.former, former: change.title, isNewName: false, takesBack };
    case 'updateLink':
      return { ...change, link: change.former, former: change.link, isNewName: false, takesBack };
    case 'updatePoster':
      return { ...change, content: change.former, former: change.content, takesBack };
    case 'describe':
      return { ...change, content: change.former, former: change.content, takesBack };
  }
}

/** Whether two changes ask for the same, be it in another try, over something else that stood there. */
export const isSameChange = (one: ReelChange, other: ReelChange) => isSame(wish(one), wish(other));

const wish = (change: ReelChange) => ({ ...change, requestId: null, former: null });
