import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { filmEncodingIn, selectEncodings } from '../../entities/encodings';
import { selectReelFilmIds } from '../../entities/reelFilms';
import { useFilms } from '../shared/useFilms';
import { unplayableText } from '../shared/unplayableText';
import { Note } from '../../ui/Note';

type Root = Parameters<typeof selectReelFilmIds>[0];

/** Names the films of a reel that cannot be played, each with why: its client does not see them. */
export function UnplayableNote({ reelId }: { readonly reelId: string }) {
  const intl = useIntl();
  const filmIds = useSelector((state: Root) => selectReelFilmIds(state, reelId));
  const films = useFilms(filmIds);
  const encodings = useSelector(selectEncodings);
  const broken = filmIds.flatMap((filmId) => {
    const film = films[filmId];
    const why = film && unplayableText(intl, film, filmEncodingIn(encodings, film));
    return why === undefined ? [] : [{ filmId, title: film?.title, why }];
  });
  if (broken.length === 0) return null;
  return (
    <Note
      intent="warning"
      className="gr-dialog-note"
      title={intl.formatMessage({ id: 'sendReel.unplayable' }, { count: broken.length, of: filmIds.length })}
    >
      <ul>
        {broken.map(({ filmId, title, why }) => (
          <li key={filmId}>
            {title || intl.formatMessage({ id: 'film.untitled' })}: {why}
          </li>
        ))}
      </ul>
    </Note>
  );
}
