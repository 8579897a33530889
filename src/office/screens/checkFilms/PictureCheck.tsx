import { Classes } from '@blueprintjs/core';
import { TickCircle } from '@blueprintjs/icons';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { PICTURES_AT_ONCE } from '../../../contract/entities/pictureCheck';
import { pictureChecks, selectPictureChecksQuery } from '../../entities/pictureChecks';
import { EmptyState } from '../../ui/EmptyState';
import { isKeyboardLost } from '../../ui/useFocusOnChange';
import { selectPicturesInTurn } from '../../workflows/films/pictureCheck';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { CheckNotes } from './CheckNotes';
import { KeyButton } from './KeyButton';
import { PictureChoices } from './PictureChoices';
import { PictureShown } from './PictureShown';
import { usePictureKeys } from './usePictureKeys';
import { ForStaff } from '../shared/ForStaff';

/** One picture large, and the films that it may be of; each is chosen by a button or by the key that stands on it. */
export function PictureCheck() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const titleId = useId();
  const query = useSelector(selectPictureChecksQuery);
  const pictures = useSelector(selectPicturesInTurn);
  const [picture, next] = pictures;
  const { actions, onKeyDown } = usePictureKeys(picture, pictures.length > 1);
  const area = useKeyboardOn(picture?.pictureId, query.data !== null);
  const reload = () => dispatch(pictureChecks.reload());

  function body() {
    if (picture)
      return (
        <div className="check-body">
          <PictureShown picture={picture} next={next} />
          <ForStaff>
            <PictureChoices actions={actions} />
          </ForStaff>
        </div>
      );
    if (query.status === 'failed' && query.data === null)
      return <ListFailed title="checkFilms.failed" refusal={query.refusal} onTryAgain={reload} />;
    if (query.data === null)
      return (
        <div role="status" aria-label={formatMessage({ id: 'list.loading' })} className="check-body">
          <div className={`check-frame ${Classes.SKELETON}`} />
        </div>
      );
    return (
      <EmptyState
        icon={<TickCircle />}
        title={formatMessage({ id: 'checkFilms.none' })}
        description={formatMessage({ id: 'checkFilms.noneHint' })}
      />
    );
  }

  return (
    <section
      ref={area}
      className="picture-check"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className="check-head">
        <h2 id={titleId} className="gr-screen-title">
          {formatMessage({ id: 'checkFilms.pictures' })}
        </h2>
        <p role="status" className="gr-muted check-count">
          {picture &&
            formatMessage(
              { id: 'checkFilms.count' },
              { count: pictures.length, isMore: pictures.length >= PICTURES_AT_ONCE },
            )}
        </p>
        {actions.undo && <KeyButton action={actions.undo} size="small" />}
      </header>
      <CheckNotes />
      {query.status === 'failed' && query.data !== null && (
        <StaleNote text="checkFilms.stale" refusal={query.refusal} onTryAgain={reload} />
      )}
      {body()}
    </section>
  );
}

/** The keys work as soon as the page shows its first picture, and go on working when a button that was pressed is gone. */
function useKeyboardOn(pictureId: string | undefined, isKnown: boolean) {
  const area = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const active = area.current?.ownerDocument.activeElement;
    const isBegun = isFirst.current && pictureId !== undefined && !active?.matches('input, textarea, select');
    if (isBegun || isKeyboardLost(area.current)) area.current?.focus({ preventScroll: true });
    if (isKnown) isFirst.current = false;
  }, [pictureId, isKnown]);
  return area;
}
