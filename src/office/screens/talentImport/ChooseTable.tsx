import { Document } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { TalentImportState } from '../../workflows/talents/talentImport';
import { talentImportIntents } from '../../workflows/talents/talentImport';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { Told } from '../../ui/Told';
import { useFileKeeper } from '../../ui/fileKeeper';
import { ClosableNote } from '../shared/ClosableNote';
import { NotRead } from './NotRead';

interface ChooseTableProps {
  readonly state: Extract<TalentImportState, { readonly status: 'choosing' | 'undone' }>;
}

/** Where a table is dropped or chosen, with what became of the one before. */
export function ChooseTable({ state }: ChooseTableProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const keepFile = useFileKeeper();
  const choice = {
    label: formatMessage({ id: 'import.choose' }),
    accept: '.csv,.txt,.tsv,text/csv',
    onFile: (file: File | null) => {
      if (file) dispatch(talentImportIntents.fileChosen({ file: keepFile(file) }));
    },
  };
  return (
    <>
      <Told>
        {state.status === 'undone' && (
          <ClosableNote intent="success" onClose={() => dispatch(talentImportIntents.closed())}>
            {formatMessage({ id: 'import.undone' }, { count: state.removed })}
          </ClosableNote>
        )}
      </Told>
      {state.status === 'choosing' && state.refusal && (
        <NotRead title="import.notRead" refusal={state.refusal} />
      )}
      <FileDrop choice={choice} className="talent-import-drop">
        <Document size={32} />
        <p>{formatMessage({ id: 'import.drop' })}</p>
        <ChooseFile intent="primary" text={choice.label} />
      </FileDrop>
    </>
  );
}
