import { Button } from '@blueprintjs/core';
import { Export, Undo } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { talentImportIntents, type TalentImportState } from '../../workflows/talents/talentImport';
import { Note } from '../../ui/Note';
import { NotRead } from './NotRead';

interface MadeImportProps {
  readonly state: Extract<TalentImportState, { readonly status: 'made' | 'undoing' }>;
}

/** What an import added and left out, with the way back. */
export function MadeImport({ state }: MadeImportProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const isUndoing = state.status === 'undoing';
  return (
    <>
      {state.status === 'made' && state.refusal && (
        <NotRead title="import.notUndone" refusal={state.refusal} />
      )}
      <Note
        className="talent-import-note"
        intent="success"
        role="status"
        title={formatMessage({ id: 'import.done' }, { count: state.imported })}
      >
        {state.left > 0 && formatMessage({ id: 'import.left' }, { count: state.left })}
      </Note>
      <div className="talent-import-foot">
        {state.left > 0 && (
          <Button
            icon={<Export />}
            disabled={isUndoing}
            text={formatMessage({ id: 'import.saveLeft' })}
            onClick={() => dispatch(talentImportIntents.leftSaved())}
          />
        )}
        <Button
          icon={<Undo />}
          loading={isUndoing}
          text={formatMessage({ id: 'import.undo' })}
          onClick={() => dispatch(talentImportIntents.undoRequested())}
        />
        <Button
          disabled={isUndoing}
          text={formatMessage({ id: 'import.anotherFile' })}
          onClick={() => dispatch(talentImportIntents.closed())}
        />
      </div>
    </>
  );
}
