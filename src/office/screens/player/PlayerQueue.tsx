import { useIntl } from 'react-intl';
import type { PlayableFilm } from '../../workflows/films/player';

interface PlayerQueueProps {
  readonly films: readonly PlayableFilm[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** The films of the reel in their order; one of them is on show. */
export function PlayerQueue({ films, index, onChoose }: PlayerQueueProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className="player-queue" aria-label={formatMessage({ id: 'player.films' })}>
      <ol>
        {films.map(({ filmId, title }, at) => (
          <li key={`${at} ${filmId}`}>
            <button
              type="button"
              aria-current={at === index ? 'true' : undefined}
              onClick={() => onChoose(at)}
            >
              <span>{at + 1}</span>
              {title || formatMessage({ id: 'film.untitled' })}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
