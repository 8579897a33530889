import { Button, Callout } from '@blueprintjs/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import {
  autoSaveIntents,
  type Draft,
  isStuck,
  refusalOf,
  selectIsAutoSaveOn,
  selectUnsavedDrafts,
} from '../../../workflows/records/autoSave';
import { refusalText } from '../refusalText';
import { useFilm } from '../useFilms';
import { fieldPath } from './fieldPath';
import { useIsAway } from './formsOnShow';
import { labelIn } from './labels';
import { saveNow } from './saveNow';

/** What is not saved of records whose form was closed, or was open before a reload: what it is, why, and what to do. */
export default function UnsavedNotes() {
  const isOn = useSelector(selectIsAutoSaveOn);
  const isAway = useIsAway();
  const drafts = useSelector(selectUnsavedDrafts).filter(
    (draft) => isAway(draft) && (draft.status === 'offered' || isStuck(draft, isOn)),
  );
  if (drafts.length === 0) return null;
  return (
    <div className="frame-notes" role="status">
      {drafts.map((draft) => (
        <UnsavedNote key={`${draft.form}:${draft.recordId}`} draft={draft} />
      ))}
    </div>
  );
}

function UnsavedNote({ draft }: { readonly draft: Draft }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { form, recordId, status } = draft;
  const key = { form, recordId };
  const [field] = Object.keys(draft.holds);
  useFilm(form === 'filmInfo' ? recordId : '');
  const path = useSelector(
    (state: Parameters<typeof fieldPath>[0]) => field && fieldPath(state, draft, field),
  );
  const isAsked = useRef(false);
  useEffect(() => {
    if (path !== undefined && isAsked.current) void navigate(path);
    if (path !== undefined || status === 'failed') isAsked.current = false;
  }, [navigate, path, status]);

  /** What a field holds back is not saved by asking: the keyboard goes there, also once the server has said so. */
  function save(): void {
    isAsked.current = path === undefined;
    saveNow(draft).forEach(dispatch);
    if (path !== undefined) void navigate(path);
  }

  return (
    <Callout compact intent="warning" className="frame-note">
      <span>
        <strong>{intl.formatMessage({ id: 'unsaved.title' }, { title: titleOf(intl, draft) })}</strong>{' '}
        {field !== undefined && path !== undefined
          ? heldText(intl, draft, field, path)
          : reasonOf(intl, draft)}
      </span>
      <Button
        size="small"
        variant="outlined"
        loading={status === 'saving'}
        text={intl.formatMessage({ id: status === 'failed' ? 'autoSave.tryAgain' : 'autoSave.keep' })}
        onClick={save}
      />
      <Button
        size="small"
        variant="minimal"
        disabled={status === 'saving'}
        text={intl.formatMessage({ id: 'autoSave.discard' })}
        onClick={() => dispatch(autoSaveIntents.reverted(key))}
      />
    </Callout>
  );
}

function heldText(intl: IntlShape, { form, holds }: Draft, field: string, path: string): ReactNode {
  const link = (
    <Link key="field" to={path}>
      {intl.formatMessage({ id: labelIn(form, field) })}
    </Link>
  );
  return intl.formatMessage({ id: `unsaved.${holds[field]?.kind ?? 'problem'}` }, { field: link });
}

function reasonOf(intl: IntlShape, draft: Draft): string {
  const refusal = refusalOf(draft);
  if (refusal) return refusalText(intl, refusal);
  return intl.formatMessage({ id: draft.status === 'offered' ? 'unsaved.offered' : 'unsaved.off' });
}

/** What the record is called: as it was typed, or as the server has it where that was emptied. */
const titleOf = (intl: IntlShape, { values, original }: Draft): string =>
  nameIn(values) || nameIn(original) || intl.formatMessage({ id: 'film.untitled' });

const nameIn = ({ title, firstName, lastName }: Draft['values']): string =>
  [title, firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ');
