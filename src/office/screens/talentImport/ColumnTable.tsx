import { HTMLSelect, HTMLTable } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { LEFT_OUT } from '../../../contract/entities/talentImport';
import { importedColumns } from '../../../contract/entities/talentTable';
import type { TalentTable } from '../../../contract/scripts/talentImport';
import { talentImportIntents } from '../../workflows/talents/talentImport';
import { quietIcon } from '../../ui/quietIcon';

interface ColumnTableProps {
  readonly table: TalentTable;
  readonly isLocked: boolean;
}

/** The columns of the table, each with something that stands in it and the field that it is taken for. */
export function ColumnTable({ table: { columns }, isLocked }: ColumnTableProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();

  /** A field that another column had is taken from it. */
  function choose(at: number, field: string): void {
    const fields = columns.map((column, index) =>
      index === at ? field : column.field === field ? LEFT_OUT : column.field,
    );
    dispatch(talentImportIntents.choicesChanged({ columns: fields }));
  }

  return (
    <div className="talent-import-columns">
      <HTMLTable compact>
        <caption className="gr-visually-hidden">{formatMessage({ id: 'import.columns' })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="import.column" />
            </th>
            <th scope="col">
              <FormattedMessage id="import.sample" />
            </th>
            <th scope="col">
              <FormattedMessage id="import.field" />
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ heading, sample, field }, at) => (
            <tr key={at}>
              <th scope="row">{heading}</th>
              <td>{sample}</td>
              <td>
                <HTMLSelect
                  iconProps={quietIcon}
                  aria-label={heading}
                  value={field}
                  disabled={isLocked}
                  options={[
                    { value: LEFT_OUT, label: formatMessage({ id: 'import.leftOut' }) },
                    ...importedColumns.map((value) => ({
                      value,
                      label: formatMessage({ id: `talentRecord.field.${value}` }),
                    })),
                  ]}
                  onChange={({ currentTarget }) => choose(at, currentTarget.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </div>
  );
}
