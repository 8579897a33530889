import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { autoSaveIntents, refusalOf, willTryAgain } from '../../../workflows/records/autoSave';
import { refusalText } from '../refusalText';
import { useDraft } from './recordContext';
import { saveNow } from './saveNow';
import { useGoToHeld } from './useGoToHeld';
import { Note } from '../../../ui/Note';

/** What a person should know of the whole record: text from before a reload, or a save that failed. */
export function RecordNotices() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const draft = useDraft();
  const { form, recordId } = draft;
  const goToHeld = useGoToHeld(draft);
  const discard = (
    <Button
      size="small"
      variant="minimal"
      text={formatMessage({ id: 'autoSave.discard' })}
      onClick={() => dispatch(autoSaveIntents.reverted({ form, recordId }))}
    />
  );
  if (draft.status === 'offered')
    return (
      <Note role="alert" intent="primary" title={formatMessage({ id: 'autoSave.offered' })}>
        <p>{formatMessage({ id: 'autoSave.offeredText' })}</p>
        <Button
          size="small"
          intent="primary"
          text={formatMessage({ id: 'autoSave.keep' })}
          onClick={({ currentTarget }) => {
            goToHeld(currentTarget);
            saveNow(draft).forEach(dispatch);
          }}
        />
        {discard}
      </Note>
    );
  const refusal = refusalOf(draft);
  if (!refusal) return null;
  const isTriedAgain = willTryAgain(refusal);
  return (
    <Note role="alert" intent="warning" title={formatMessage({ id: 'autoSave.notSaved' })}>
      <p>{refusalText(intl, refusal)}</p>
      <p>{formatMessage({ id: isTriedAgain ? 'autoSave.triesAgain' : 'autoSave.kept' })}</p>
      <Button
        size="small"
        text={formatMessage({ id: 'autoSave.tryAgain' })}
        loading={draft.status === 'saving'}
        onClick={() => saveNow(draft).forEach(dispatch)}
      />
      {!isTriedAgain && draft.status === 'failed' && discard}
    </Note>
  );
}
