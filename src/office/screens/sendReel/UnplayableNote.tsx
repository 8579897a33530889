import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { filmEncodingIn, selectEncodings } from '../../entities/encodings';
import { selectFilmsById } from '../../entities/films';
import { selectReelRows } from '../../entities/reels';
import { unplayableText } from '../shared/unplayableText';
import { Note } from '../../ui/Note';

type Root = Parameters<typeof selectFilmsById>[0] & Parameters<typeof selectReelRows>[0];

/** Names the films of a reel that cannot be played, each with why: its client does not see them. */
export function UnplayableNote({ reelId }: { readonly reelId: string }) {
  const intl = useIntl();
  const rows = useSelector((state: Root) => selectReelRows(state, reelId));
  const films = useSelector(selectFilmsById);
  const encodings = useSelector(selectEncodings);
  const broken = rows.flatMap(({ rowId, filmId }) => {
    const film = films[filmId];
    const why = film && unplayableText(intl, film, filmEncodingIn(encodings, film));
    return why === undefined ? [] : [{ rowId, title: film?.title, why }];
  });
  if (broken.length === 0) return null;
  return (
    <Note
      intent="warning"
      className="gr-dialog-note"
      title={intl.formatMessage({ id: 'sendReel.unplayable' }, { count: broken.length, of: rows.length })}
    >
      <ul>
        {broken.map(({ rowId, title, why }) => (
          <li key={rowId}>
            {title || intl.formatMessage({ id: 'film.untitled' })}: {why}
          </li>
        ))}
      </ul>
    </Note>
  );
}
