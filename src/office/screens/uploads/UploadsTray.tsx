import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectUploads,
  selectUploadsOver,
  selectUploadsStuck,
  uploadIntents,
} from '../../workflows/films/uploads';
import { UploadRow } from './UploadRow';
import './uploads.css';

/** The uploads of this person, wherever in the office they are; the newest on top. */
export default function UploadsTray() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const uploads = useSelector(selectUploads);
  const over = useSelector(selectUploadsOver);
  const stuck = useSelector(selectUploadsStuck);
  const [isFolded, setFolded] = useState(false);
  const listId = useId();
  const tray = useRef<HTMLElement>(null);
  // What stands under the tray is to be reached by scrolling: the frame is told how high the tray is.
  useLayoutEffect(() => {
    const { offsetHeight = 0, parentElement } = tray.current ?? {};
    parentElement?.style.setProperty('--gr-tray-height', `${offsetHeight}px`);
  });
  if (uploads.length === 0) return null;
  const stand = [
    { id: 'uploads.underWay', count: uploads.length - over.length - stuck.length },
    { id: 'uploads.stuck', count: stuck.length },
    { id: 'uploads.finished', count: over.length },
  ] as const;
  return (
    <section ref={tray} className="uploads-tray" aria-label={formatMessage({ id: 'uploads.title' })}>
      <h2 className="uploads-tray-head">
        <Button
          fill
          variant="minimal"
          alignText="start"
          aria-expanded={!isFolded}
          aria-controls={listId}
          endIcon={isFolded ? <ChevronUp /> : <ChevronDown />}
          text={stand
            .filter(({ count }) => count > 0)
            .map(({ id, count }) => formatMessage({ id }, { count }))
            .join(' · ')}
          onClick={() => setFolded(!isFolded)}
        />
      </h2>
      <p role="status" className="gr-visually-hidden">
        {over.length > 0 && formatMessage({ id: 'uploads.finished' }, { count: over.length })}
      </p>
      {over.length > 0 && !isFolded && (
        <div className="uploads-tray-clear">
          <Button
            size="small"
            variant="minimal"
            text={formatMessage({ id: 'uploads.clear' })}
            onClick={() =>
              over.forEach(({ uploadKey, processId }) =>
                dispatch(uploadIntents.dismissed({ uploadKey, processId })),
              )
            }
          />
        </div>
      )}
      <ul id={listId} className="uploads-tray-list" hidden={isFolded}>
        {uploads.toReversed().map((upload) => (
          <li key={upload.uploadKey}>
            <UploadRow upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  );
}
