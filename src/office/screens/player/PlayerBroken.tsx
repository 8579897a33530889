import { Button } from '@blueprintjs/core';
import { ErrorIcon, Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectFilmEncoding } from '../../entities/encodings';
import { useFilm } from '../shared/useFilms';
import { unplayableText } from '../shared/unplayableText';
import { EmptyState } from '../../ui/EmptyState';

type Root = Parameters<typeof selectFilmEncoding>[0];

interface PlayerBrokenProps {
  readonly filmId: string;
  readonly onRetry: () => void;
}

/** Stands where the film would be when the browser cannot play it, and says why as far as the office knows. */
export function PlayerBroken({ filmId, onRetry }: PlayerBrokenProps) {
  const intl = useIntl();
  const film = useFilm(filmId);
  const encoding = useSelector((state: Root) => film && selectFilmEncoding(state, film));
  const reason = film && encoding && unplayableText(intl, film, encoding);
  return (
    <div role="alert">
      <EmptyState
        icon={<ErrorIcon />}
        title={intl.formatMessage({ id: 'player.broken' })}
        description={reason ?? intl.formatMessage({ id: 'player.brokenHint' })}
        action={
          <Button icon={<Refresh />} onClick={onRetry}>
            {intl.formatMessage({ id: 'player.retry' })}
          </Button>
        }
      />
    </div>
  );
}
