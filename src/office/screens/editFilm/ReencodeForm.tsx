import { Button, Checkbox, ProgressBar, Radio, RadioGroup } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type PictureShape, pictureShapes } from '../../../contract/entities/encodingOptions';
import { type Film, isUnderWay } from '../../../contract/entities/film';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { reencodingIntents, selectReencoding } from '../../workflows/films/reencoding';
import { encodingFailure } from '../shared/encodingFailure';
import { NotDone } from '../shared/NotDone';
import { useFilmEncoding } from '../shared/useEncoding';
import { Note } from '../../ui/Note';
import { Told } from '../../ui/Told';
import { useSelected } from '../shared/useSelected';

/** Encodes the file of a film again, with another shape of its picture or with new thumbnails. */
export function ReencodeForm({ film }: { readonly film: Film }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const reencoding = useSelected(selectReencoding, film.filmId);
  const [shape, setShape] = useState<PictureShape>('asFile');
  const [thumbnails, setThumbnails] = useState(false);
  const isAsking = reencoding.status === 'pending';
  const { status, progress, reason } = useFilmEncoding(film);
  const isRunning = isUnderWay(status);
  const section = useFocusOnChange<HTMLElement>(isAsking || isRunning);
  const options = { shape, thumbnails };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="film-editor-encode">
      <h3 id="film-editor-encode">{formatMessage({ id: 'editFilm.encode' })}</h3>
      {'refusal' in reencoding && (
        <NotDone
          className="gr-dialog-note"
          title={formatMessage({ id: 'editFilm.encodeRefused' })}
          refusal={reencoding.refusal}
        />
      )}
      {status === 'failed' && (
        <Note
          intent="danger"
          role="alert"
          className="gr-dialog-note"
          title={formatMessage({ id: 'film.encodingFailed' })}
        >
          {encodingFailure(intl, reason)}
        </Note>
      )}
      <RadioGroup
        label={formatMessage({ id: 'editFilm.shape' })}
        selectedValue={shape}
        disabled={isRunning}
        onChange={({ currentTarget: { value } }) =>
          setShape(pictureShapes.find((each) => each === value) ?? 'asFile')
        }
      >
        {pictureShapes.map((each) => (
          <Radio key={each} value={each} label={formatMessage({ id: `editFilm.shape.${each}` })} />
        ))}
      </RadioGroup>
      <Checkbox
        checked={thumbnails}
        disabled={isRunning}
        label={formatMessage({ id: 'editFilm.remakeThumbnails' })}
        onChange={({ currentTarget: { checked } }) => setThumbnails(checked)}
      />
      <Told className={isRunning ? 'film-editor-progress' : ''}>
        {isRunning && (
          <>
            {status === 'running'
              ? formatMessage({ id: 'film.encoding' }, { progress })
              : formatMessage({ id: 'film.waiting' })}
            <ProgressBar
              {...(status === 'running' ? { value: progress / 100, stripes: false } : {})}
              intent="primary"
              aria-label={formatMessage({ id: 'film.encodingProgress' }, { title: film.title })}
            />
          </>
        )}
      </Told>
      {!isRunning && (
        <Button
          icon={<Refresh />}
          loading={isAsking}
          text={formatMessage({ id: 'editFilm.encode' })}
          onClick={() => dispatch(reencodingIntents.requested({ filmId: film.filmId, options }))}
        />
      )}
    </section>
  );
}
