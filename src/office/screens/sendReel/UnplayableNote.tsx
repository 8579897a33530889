import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { isPlayable } from '../../../contract/rules/playable';
import { selectFilmsById } from '../../entities/films';
import { selectReelRows } from '../../entities/reels';
import { unplayableText } from '../shared/unplayableText';

type Root = Parameters<typeof selectFilmsById>[0] & Parameters<typeof selectReelRows>[0];

/** Names the films of a reel that cannot be played, each with why: its client does not see them. */
export function UnplayableNote({ reelId }: { readonly reelId: string }) {
  const intl = useIntl();
  const rows = useSelector((state: Root) => selectReelRows(state, reelId));
  const films = useSelector(selectFilmsById);
  const broken = rows.flatMap(({ rowId, filmId }) => {
    const film = films[filmId];
    return film && !isPlayable(film) ? [{ rowId, film }] : [];
  });
  if (broken.length === 0) return null;
  return (
    <Callout
      intent="warning"
      className="gr-dialog-note"
      title={intl.formatMessage({ id: 'sendReel.unplayable' }, { count: broken.length, of: rows.length })}
    >
      <ul>
        {broken.map(({ rowId, film }) => (
          <li key={rowId}>
            {film.title || intl.formatMessage({ id: 'film.untitled' })}: {unplayableText(intl, film)}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
