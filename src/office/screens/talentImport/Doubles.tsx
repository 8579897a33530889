import { Checkbox } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { TalentTable } from '../../../contract/scripts/talentImport';
import { talentImportIntents } from '../../workflows/talents/talentImport';
import { Note } from '../../ui/Note';

interface DoublesProps {
  readonly table: TalentTable;
  readonly withDoubles: boolean;
  readonly isLocked: boolean;
}

/** Rows of people who are there already, and whether they are imported too. */
export function Doubles({ table: { doubled, doubles }, withDoubles, isLocked }: DoublesProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  if (doubled === 0) return null;
  return (
    <Note
      className="talent-import-note"
      intent="warning"
      title={formatMessage({ id: 'import.doubled' }, { count: doubled })}
    >
      <ul className="talent-import-rows">
        {doubles.map(({ row, name, of }) => (
          <li key={row}>
            {formatMessage(
              { id: 'import.doubleRow' },
              { row, name, why: formatMessage({ id: `import.double.${of}` }) },
            )}
          </li>
        ))}
      </ul>
      <Checkbox
        checked={withDoubles}
        disabled={isLocked}
        label={formatMessage({ id: 'import.withDoubles' })}
        onChange={() => dispatch(talentImportIntents.choicesChanged({ withDoubles: !withDoubles }))}
      />
    </Note>
  );
}
