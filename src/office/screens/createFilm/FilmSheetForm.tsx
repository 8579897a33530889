import { DialogBody } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { isBlank } from '../../../contract/rules/blank';
import { titleOfFile } from '../../../contract/rules/filmTitle';
import { tidyYear } from '../../../contract/rules/yearText';
import { byName } from '../../../contract/script';
import { filmScripts } from '../../../contract/scripts/films';
import {
  createFilmIntents,
  createFilmSchema,
  type CreateFilmInput,
  type MissingPart,
  type OpenFilmSheet,
} from '../../workflows/films/createFilm';
import { canBecomeFilm, type Upload } from '../../workflows/films/uploads';
import { TextField } from '../../ui/TextField';
import { problemsIn } from '../shared/problemsIn';
import { problemText } from '../shared/problemText';
import { useTyped } from '../shared/useClosing';
import { DropZone } from '../uploads/DropZone';
import { UploadRow } from '../uploads/UploadRow';
import { useEncoding } from '../shared/useEncoding';
import { NewFilmPicture } from './NewFilmPicture';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';

interface FilmSheetFormProps {
  readonly sheet: OpenFilmSheet;
  readonly upload: Upload | undefined;
  readonly onTyped: (typed: boolean) => void;
  readonly onClose: () => void;
}

const { input: fields } = byName(filmScripts)['film.add'];

const initialValues: CreateFilmInput = {
  title: '',
  director: '',
  producer: '',
  year: '',
  format: '',
  notes: '',
};

const tidied = (values: CreateFilmInput) => ({ ...values, year: tidyYear(values.year) });

const nothing: readonly MissingPart[] = [];

/** The film's file, sent while the rest is typed, and what is known of the film. */
export function FilmSheetForm({ sheet, upload, onTyped, onClose }: FilmSheetFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const titleInput = useRef<HTMLInputElement>(null);
  const encoding = useEncoding(upload?.processId ?? '');
  const isSaving = sheet.status === 'saving';
  const missing = sheet.status === 'editing' ? sheet.missing : nothing;
  const refusal = 'refusal' in sheet ? sheet.refusal : undefined;
  const form = useFormik({
    initialValues,
    validate: (values) => problemsIn(createFilmSchema)(tidied(values)),
    onSubmit: (values) => void dispatch(createFilmIntents.submitted(tidied(values))),
  });
  const { dirty, values, setFieldValue } = form;
  const fileName = upload?.file.name;
  const isUntitled = useRef(true);
  isUntitled.current = values.title === '';
  useEffect(() => {
    if (fileName && isUntitled.current) void setFieldValue('title', titleOfFile(fileName));
  }, [fileName, setFieldValue]);
  useTyped(onTyped, dirty);
  useEffect(() => {
    if (missing.includes('title')) titleInput.current?.focus();
  }, [missing]);

  const problemOf = (name: keyof CreateFilmInput) => {
    const refused = refusal?.kind === 'invalid' ? refusal.problems[name] : undefined;
    const problem = (form.touched[name] && form.errors[name]) || refused;
    if (name === 'title' && missing.includes('title') && isBlank(values.title))
      return formatMessage({ id: 'createFilm.titleMissing' });
    if (name === 'year' && problem === 'malformed') return formatMessage({ id: 'createFilm.yearMalformed' });
    return problemText(intl, problem, fields[name].max);
  };
  const field = (name: keyof CreateFilmInput) => ({
    ...form.getFieldProps(name),
    label: formatMessage({ id: `createFilm.field.${name}` }),
    problem: problemOf(name),
    disabled: isSaving,
  });

  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <DialogBody>
        {sheet.files && (
          <p className="film-sheet-hint">
            {formatMessage({ id: 'createFilm.waiting' }, { count: sheet.files.length })}
          </p>
        )}
        {sheet.leftOut && (
          <p className="film-sheet-hint">
            {formatMessage(
              { id: 'createFilm.leftOut' },
              { count: sheet.leftOut.length, name: sheet.leftOut[0] },
            )}
          </p>
        )}
        {refusal && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'createFilm.refused' })}
            refusal={refusal}
          />
        )}
        {upload ? (
          <div className="film-sheet-upload">
            <UploadRow upload={upload} takesFileAs={upload.uploadKey} />
          </div>
        ) : (
          <DropZone uploadKey={sheet.uploadKey} isMissing={missing.includes('upload')} />
        )}
        <NewFilmPicture sheet={sheet} />
        <div className="film-sheet-fields">
          <TextField
            {...field('title')}
            className="film-sheet-wide"
            required={formatMessage({ id: 'form.isRequired' })}
            autoFocus
            inputRef={titleInput}
          />
          <TextField {...field('director')} />
          <TextField {...field('producer')} />
          <TextField {...field('year')} />
          <TextField {...field('format')} />
          <TextField {...field('notes')} className="film-sheet-wide" rows={3} />
        </div>
      </DialogBody>
      <FormFoot
        isSaving={isSaving}
        isReady={!upload || canBecomeFilm(upload, encoding)}
        submitText={formatMessage({ id: 'createFilm.create' })}
        onClose={onClose}
      >
        {upload?.status === 'uploading' && (
          <span className="film-sheet-hint">{formatMessage({ id: 'createFilm.goesOn' })}</span>
        )}
      </FormFoot>
    </form>
  );
}
