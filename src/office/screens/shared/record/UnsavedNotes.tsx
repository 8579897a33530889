import { Button, Callout } from '@blueprintjs/core';
import { type IntlShape, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  autoSaveIntents,
  type Draft,
  isStuck,
  refusalOf,
  selectIsAutoSaveOn,
  selectUnsavedDrafts,
} from '../../../workflows/records/autoSave';
import { refusalText } from '../refusalText';
import { useIsAway } from './formsOnShow';

/** What is not saved of records whose form was closed, or was open before a reload: what it is, why, and what to do. */
export function UnsavedNotes() {
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
  const { form, recordId, values } = draft;
  const key = { form, recordId };
  const isHeld = Object.keys(draft.holds).length > 0;
  const title = typeof values['title'] === 'string' ? values['title'] : nameIn(values);

  function save(): void {
    if (draft.status === 'offered') dispatch(autoSaveIntents.offerAccepted(key));
    dispatch(autoSaveIntents.saveRequested(key));
  }

  return (
    <Callout compact intent="warning" className="frame-note">
      <span>
        <strong>{intl.formatMessage({ id: 'unsaved.title' }, { title })}</strong>{' '}
        {reasonOf(intl, draft, isHeld)}
      </span>
      {!isHeld && (
        <Button
          size="small"
          variant="outlined"
          loading={draft.status === 'saving'}
          text={intl.formatMessage({ id: draft.status === 'failed' ? 'autoSave.tryAgain' : 'autoSave.keep' })}
          onClick={save}
        />
      )}
      <Button
        size="small"
        variant="minimal"
        disabled={draft.status === 'saving'}
        text={intl.formatMessage({ id: 'autoSave.discard' })}
        onClick={() => dispatch(autoSaveIntents.reverted(key))}
      />
    </Callout>
  );
}

function reasonOf(intl: IntlShape, draft: Draft, isHeld: boolean): string {
  if (isHeld) return intl.formatMessage({ id: 'unsaved.open' });
  const refusal = refusalOf(draft);
  if (refusal) return refusalText(intl, refusal);
  return intl.formatMessage({ id: draft.status === 'offered' ? 'unsaved.offered' : 'unsaved.off' });
}

const nameIn = ({ firstName, lastName }: Draft['values']): string =>
  [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
