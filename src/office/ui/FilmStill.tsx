import { Film } from '@blueprintjs/icons';
import { Picture } from './Picture';
import './filmStill.css';

/** A film's picture, 16:9; a black placeholder where there is none. Said by the words beside it. */
export function FilmStill({ src }: { readonly src: string | undefined }) {
  return (
    <span className="gr-film-still" aria-hidden="true">
      <Picture src={src} loading="lazy" decoding="async" instead={<Film size={20} />} />
    </span>
  );
}
