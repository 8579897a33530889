import { useIntl } from 'react-intl';
import type { TalentTable } from '../../../contract/scripts/talentImport';
import type { ImportedColumn } from '../../../contract/entities/talentTable';
import { Note } from '../../ui/Note';

/** What is wrong in rows that are left out, by row and field, and what to do. */
export function Faults({ table: { faulty, faults } }: { readonly table: TalentTable }) {
  const { formatMessage } = useIntl();
  if (faulty === 0) return null;
  const rowsTold = new Set(faults.map(({ row }) => row)).size;
  return (
    <Note
      className="talent-import-note"
      intent="warning"
      title={formatMessage({ id: 'import.faulty' }, { count: faulty })}
    >
      <ul className="talent-import-rows">
        {faults.map(({ row, field, fault, written }) => (
          <li key={`${row} ${field}`}>
            {formatMessage(
              { id: written ? 'import.faultRowWritten' : 'import.faultRow' },
              {
                row,
                written,
                field: formatMessage({ id: `talentRecord.field.${field as ImportedColumn}` }),
                why: formatMessage({ id: `import.fault.${fault}` }),
              },
            )}
          </li>
        ))}
      </ul>
      {rowsTold < faulty && formatMessage({ id: 'import.more' })}
    </Note>
  );
}
