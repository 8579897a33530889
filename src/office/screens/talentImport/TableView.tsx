import { Button, Spinner } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { TalentTable } from '../../../contract/scripts/talentImport';
import { talentImportIntents, type TalentImportState } from '../../workflows/talents/talentImport';
import { ColumnTable } from './ColumnTable';
import { Doubles } from './Doubles';
import { Faults } from './Faults';
import { NotRead } from './NotRead';
import { ReadingChoices } from './ReadingChoices';

interface TableViewProps {
  readonly state: Extract<TalentImportState, { readonly status: 'checking' | 'ready' | 'importing' }>;
  readonly table: TalentTable;
}

/** What a table holds, as far as it is understood, and what an import of it would do. */
export function TableView({ state, table }: TableViewProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { status, choices, file } = state;
  const isLocked = status === 'importing';
  const { refusal, isOfImport = false } = status === 'ready' ? state : {};
  return (
    <>
      <p className="talent-import-file">
        <b>{formatMessage({ id: 'import.table' }, { name: file.name, rows: table.rows })}</b>
        <Button
          size="small"
          disabled={isLocked}
          text={formatMessage({ id: 'import.anotherFile' })}
          onClick={() => dispatch(talentImportIntents.closed())}
        />
        {status === 'checking' && <Spinner size={16} aria-hidden />}
        <span role="status" className="gr-visually-hidden">
          {status === 'checking' && formatMessage({ id: 'import.checking' })}
        </span>
      </p>
      {refusal && <NotRead title={isOfImport ? 'import.notMade' : 'import.notRead'} refusal={refusal} />}
      <ReadingChoices table={table} choices={choices} isLocked={isLocked} />
      <ColumnTable table={table} isLocked={isLocked} />
      <Faults table={table} />
      <Doubles table={table} withDoubles={choices.withDoubles ?? false} isLocked={isLocked} />
      <div className="talent-import-foot">
        <span role="status">
          <FormattedMessage id="import.good" values={{ count: table.good }} />
        </span>
        <Button
          intent="primary"
          loading={isLocked}
          disabled={status !== 'ready' || table.good === 0}
          text={formatMessage({ id: 'import.make' }, { count: table.good })}
          onClick={() => dispatch(talentImportIntents.submitted())}
        />
      </div>
    </>
  );
}
