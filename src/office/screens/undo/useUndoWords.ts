import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectFilmsById } from '../../entities/films';
import { selectReelsById } from '../../entities/reels';
import type { Opposite } from '../../workflows/trash/undo';
import { scheduleWords } from './scheduleWords';
import { useResumedWords } from './useResumedWords';

/** Says what was done, or once it is taken back, that it is. */
export function useUndoWords(): (opposites: readonly Opposite[], isDone: boolean) => string {
  const { formatMessage } = useIntl();
  const films = useSelector(selectFilmsById);
  const reels = useSelector(selectReelsById);
  const resumedWords = useResumedWords();

  return (opposites, isDone) => {
    const [first] = opposites;
    if (!first) return '';
    if (first.kind === 'restore') {
      const title = first.thing.title || formatMessage({ id: 'trash.untitled' });
      const said = { count: opposites.length, title };
      if (!isDone) return formatMessage({ id: 'undo.deleted' }, said);
      return `${formatMessage({ id: 'undo.restored' }, said)} ${resumedWords(opposites)}`.trim();
    }
    if (isDone) return formatMessage({ id: 'undo.undone' });
    if (first.kind === 'changeSchedule') return scheduleWords(formatMessage, first.change);
    const switched = (online: boolean, count: number, title: string) =>
      formatMessage({ id: online ? 'undo.switchedOn' : 'undo.switchedOff' }, { count, title });
    if (first.kind === 'switch') return switched(!first.online, opposites.length, first.name);
    if (first.kind === 'moveScreen') return formatMessage({ id: 'undo.screensOrdered' });
    const { change } = first;
    const titleOf = (reelId = '') => reels[reelId]?.title ?? '';
    const reel = 'reelId' in change ? titleOf(change.reelId) : '';
    switch (change.kind) {
      case 'addFilm':
      case 'removeFilm': {
        const film = films[change.filmId]?.title ?? formatMessage({ id: 'reels.film.unknown' });
        return formatMessage({ id: 'undo.reels.removed' }, { film, reel });
      }
      case 'moveFilms': {
        const { filmIds, fromId, toId } = change;
        const said = { count: filmIds.length, reel: titleOf(toId), other: titleOf(fromId) };
        return formatMessage({ id: fromId === undefined ? 'undo.reels.takenOff' : 'undo.reels.moved' }, said);
      }
      case 'orderFilms':
        return formatMessage({ id: 'undo.reels.filmsOrdered' }, { reel });
      case 'order':
        return formatMessage({ id: 'undo.reels.ordered' });
      case 'rename':
        return formatMessage({ id: 'undo.reels.renamed' }, { former: change.title, title: change.former });
      case 'describe': {
        const { title } = change.former;
        return formatMessage({ id: 'undo.reels.described' }, { title });
      }
      case 'updateLink':
        return formatMessage({ id: 'undo.reels.linkUpdated' }, { title: change.former.title });
      case 'updatePoster':
        return formatMessage({ id: 'undo.reels.posterUpdated' }, { title: change.former.title });
      case 'switch':
        return switched(!change.online, 1, reel);
    }
  };
}
