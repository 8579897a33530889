import { Button, NonIdealState } from '@blueprintjs/core';
import { ErrorIcon, Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectFilm } from '../../entities/films';
import { unplayableText } from '../shared/unplayableText';

interface PlayerBrokenProps {
  readonly filmId: string;
  readonly onRetry: () => void;
}

/** Stands where the film would be when the browser cannot play it, and says why as far as the office knows. */
export function PlayerBroken({ filmId, onRetry }: PlayerBrokenProps) {
  const intl = useIntl();
  const film = useSelector((state: Parameters<typeof selectFilm>[0]) => selectFilm(state, filmId));
  const reason = film && unplayableText(intl, film);
  return (
    <div role="alert">
      <NonIdealState
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
