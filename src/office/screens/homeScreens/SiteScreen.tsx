import { Play } from '@blueprintjs/icons';
import type { Screen } from '../../../contract/entities/screen';
import { ScreenPicture } from './ScreenPicture';

interface SiteScreenProps {
  readonly screen: Pick<Screen, 'screenId' | 'picture'>;
  readonly legend: string;
  /** The title of the film that it leads to. */
  readonly film: string | undefined;
  /** Plays it; left out, the film is only named. */
  readonly onPlay?: (() => void) | undefined;
}

/** A home screen as the site shows it: the picture fills the window, caption and film stand on it. */
export function SiteScreen({ screen, legend, film, onPlay }: SiteScreenProps) {
  return (
    <div className="site-screen">
      <ScreenPicture screen={screen} />
      {(legend || film) && (
        <div className="site-screen-words">
          {legend && <p className="site-screen-legend">{legend}</p>}
          {film &&
            (onPlay ? (
              <button type="button" className="site-screen-film" onClick={onPlay}>
                <Play /> {film}
              </button>
            ) : (
              <p className="site-screen-film">
                <Play /> {film}
              </p>
            ))}
        </div>
      )}
    </div>
  );
}
