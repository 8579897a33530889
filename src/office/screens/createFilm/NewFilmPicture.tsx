import { Button } from '@blueprintjs/core';
import { Media, Tick, Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { createFilmIntents, type OpenFilmSheet } from '../../workflows/films/createFilm';
import { newFilmPicture } from '../../workflows/films/newFilmPicture';
import { PICTURE_FILES, pictureProblems } from '../shared/pictureFiles';
import { useSlot } from '../shared/useSlot';

const texts = {
  choose: 'createFilm.picture.choose',
  sending: 'recordPage.picture.sending',
  problems: pictureProblems,
} as const;

/** A picture for the new film: dropped here or chosen, in place of those that are made of the film itself. */
export function NewFilmPicture({ sheet }: { readonly sheet: OpenFilmSheet }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { uploadKey, hasPicture } = sheet;
  const state = useSelector(newFilmPicture.select);
  const own = state.status !== 'idle' && state.id === uploadKey ? state : undefined;
  const isSaving = sheet.status === 'saving';
  const { choice, sending, trouble } = useSlot({
    place: { id: uploadKey },
    intents: newFilmPicture.intents,
    accept: PICTURE_FILES,
    sending: own?.status === 'uploading' ? own : undefined,
    refused: own?.status === 'refused' ? own : undefined,
    selectHasArrived: newFilmPicture.selectHasArrived,
    isLocked: isSaving,
    texts,
  });
  return (
    <FileDrop
      className="drop-row film-sheet-picture"
      refusesOther
      choice={choice}
      sending={sending && { ...sending, isBrief: true }}
      trouble={trouble}
    >
      {!sending && (
        <>
          {hasPicture ? <Tick size={20} aria-hidden /> : <Media size={20} aria-hidden />}
          <p role="status">
            {formatMessage({ id: hasPicture ? 'createFilm.picture.there' : 'createFilm.picture.none' })}
          </p>
          {hasPicture && (
            <Button
              variant="minimal"
              icon={<Trash />}
              disabled={isSaving}
              text={formatMessage({ id: 'createFilm.picture.remove' })}
              onClick={() => dispatch(createFilmIntents.pictureRemoved())}
            />
          )}
          <ChooseFile
            disabled={isSaving}
            text={formatMessage({
              id: hasPicture ? 'recordPage.picture.other' : 'createFilm.picture.choose',
            })}
          />
        </>
      )}
    </FileDrop>
  );
}
