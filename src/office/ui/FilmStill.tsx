import { Film } from '@blueprintjs/icons';
import { useState } from 'react';
import './filmStill.css';

/** A film's picture, 16:9; a black placeholder where there is none. Said by the words beside it. */
export function FilmStill({ src }: { readonly src: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="gr-film-still" aria-hidden="true">
      {src !== undefined && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Film size={20} />
      )}
    </span>
  );
}
