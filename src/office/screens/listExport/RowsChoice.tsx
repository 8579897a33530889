import { Radio, RadioGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { ExportedList, ExportedRows } from '../../workflows/tables/listExport';

interface RowsChoiceProps {
  readonly of: ExportedList;
  /** How many are chosen in the list, and how many it shows; none is not offered. */
  readonly counts: Readonly<Record<Exclude<ExportedRows, 'all'>, number>>;
  readonly rows: ExportedRows;
  readonly onChoose: (rows: ExportedRows) => void;
}

/** Which rows of a list are meant: those that are chosen there, those that it shows, or all. */
export function RowsChoice({ of, counts, rows, onChoose }: RowsChoiceProps) {
  const { formatMessage } = useIntl();
  const offered = (['chosen', 'found'] as const).filter((each) => counts[each] > 0);
  return (
    <RadioGroup
      label={formatMessage({ id: 'export.rows' })}
      selectedValue={rows}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as ExportedRows)}
    >
      {offered.map((each) => (
        <Radio
          key={each}
          value={each}
          label={formatMessage({ id: `export.rows.${each}` }, { count: counts[each] })}
        />
      ))}
      <Radio value="all" label={formatMessage({ id: `export.rows.all.${of}` })} />
    </RadioGroup>
  );
}
