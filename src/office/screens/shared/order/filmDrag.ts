import { useDrag, useDrop } from 'react-dnd';

/** A film's card is dragged. */
const FILM_CARD = 'film-card';

interface DraggedFilm {
  readonly filmId: string;
}

/** What makes a film's card one that can be dragged onto a reel. */
export function useFilmDrag(filmId: string) {
  const [, drag] = useDrag<DraggedFilm, object, object>({ type: FILM_CARD, item: { filmId } }, [filmId]);
  return drag;
}

/** What makes a reel a place for a film's card; `canDrop` says of which films. */
export function useFilmDrop(canDrop: (filmId: string) => boolean, onDrop: (filmId: string) => void) {
  const [isLanding, drop] = useDrop<DraggedFilm, object, boolean>({
    accept: FILM_CARD,
    canDrop: ({ filmId }) => canDrop(filmId),
    drop({ filmId }) {
      onDrop(filmId);
      return {};
    },
    collect: (monitor) => monitor.isOver() && monitor.canDrop(),
  });
  return { isLanding, drop };
}
