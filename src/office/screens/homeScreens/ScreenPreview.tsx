import { Button, Overlay2 } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, Cross } from '@blueprintjs/icons';
import { type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isPlayable } from '../../../contract/rules/playable';
import { encodingIdOf } from '../../entities/encodings';
import { selectAgency } from '../../entities/session';
import { playerIntents } from '../../workflows/films/player';
import { screenDetail } from '../../workflows/homeScreens/screenDetail';
import { selectScreensInOrder } from '../../workflows/homeScreens/screensInOrder';
import { screenPreviewIntents, selectScreenPreview } from '../../workflows/homeScreens/screenPreview';
import { useEncoding } from '../shared/useEncoding';
import { useFilms } from '../shared/useFilms';
import { SiteScreen } from './SiteScreen';

type Root = Parameters<typeof selectScreensInOrder>[0];

/** The home screens over the whole window, as whoever opens the site sees them: those on the site, and the one asked for, with what is typed in its dialog. */
export function ScreenPreview() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const preview = useSelector(selectScreenPreview);
  const screens = useSelector((root: Root) => selectScreensInOrder(root));
  const agency = useSelector(selectAgency);
  const stage = useRef<HTMLDivElement>(null);
  const shownId = preview.status === 'open' ? preview.screenId : undefined;
  const shown = screens.filter(({ screenId, online }) => online || screenId === shownId);
  const at = shown.findIndex(({ screenId }) => screenId === shownId);
  const screen = shown[at];
  const page = useSelector(screenDetail.selectPage);
  const typed = 'draft' in page && page.id === shownId ? page.draft.values : screen;
  const films = useFilms([typed?.filmId ?? '', ...shown.map(({ filmId }) => filmId)]);
  const film = films[typed?.filmId ?? ''];
  const { status } = useEncoding(film ? encodingIdOf(film) : '');
  const turn = (step: number) => {
    const next = shown[(at + step + shown.length) % shown.length];
    if (next) dispatch(screenPreviewIntents.opened(next.screenId));
  };
  const close = () => dispatch(screenPreviewIntents.closed());
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step !== undefined) turn(step);
  };
  return (
    <Overlay2 isOpen={screen !== undefined} childRef={stage} hasBackdrop={false} onClose={close}>
      <div
        ref={stage}
        className="screen-preview"
        role="dialog"
        aria-modal="true"
        aria-label={formatMessage({ id: 'screens.previewTitle' })}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {screen && (
          <SiteScreen
            screen={screen}
            legend={typed?.legend ?? ''}
            film={film?.title}
            onPlay={
              film && isPlayable(status, film.duration)
                ? () =>
                    dispatch(
                      playerIntents.opened({ films: [{ filmId: film.filmId, title: film.title }], index: 0 }),
                    )
                : undefined
            }
          />
        )}
        <div className="screen-preview-head">
          <p className="screen-preview-agency">{agency?.displayName}</p>
          <p role="status">
            {screen && !screen.online && <span>{formatMessage({ id: 'screens.notOnSite' })} · </span>}
            {formatMessage({ id: 'screens.place' }, { place: at + 1, count: shown.length })}
          </p>
          {shown.length > 1 && (
            <>
              <Button
                variant="minimal"
                icon={<ChevronLeft />}
                aria-label={formatMessage({ id: 'screens.previous' })}
                onClick={() => turn(-1)}
              />
              <Button
                variant="minimal"
                icon={<ChevronRight />}
                aria-label={formatMessage({ id: 'screens.next' })}
                onClick={() => turn(1)}
              />
            </>
          )}
          <Button
            variant="minimal"
            icon={<Cross />}
            aria-label={formatMessage({ id: 'action.close' })}
            onClick={close}
          />
        </div>
      </div>
    </Overlay2>
  );
}
