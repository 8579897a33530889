import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  type Separator,
  type TableEncoding,
  tableEncodings,
  tableSeparators,
} from '../../../contract/entities/talentImport';
import type { TalentTable } from '../../../contract/scripts/talentImport';
import { selectCategories } from '../../entities/categories';
import { type TableChoices, talentImportIntents } from '../../workflows/talents/talentImport';
import { quietIcon } from '../../ui/quietIcon';
import { useProfession } from '../shared/useProfession';

/** Names that are the same in every language. */
const ENCODINGS: Readonly<Record<TableEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (LE)',
  'utf-16be': 'UTF-16 (BE)',
  'windows-1252': 'Windows-1252',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB18030',
};
const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

interface ReadingChoicesProps {
  readonly table: TalentTable;
  readonly choices: TableChoices;
  readonly isLocked: boolean;
}

/** How the table is read: what was recognised, and what the person says instead. */
export function ReadingChoices({ table, choices, isLocked }: ReadingChoicesProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const categories = useSelector(selectCategories);
  const profession = useProfession();
  const say = (said: TableChoices) => dispatch(talentImportIntents.choicesChanged(said));
  const select = (
    name: string,
    label: FormatjsIntl.Message['ids'],
    value: string,
    options: readonly { readonly value: string; readonly label: string }[],
    onSay: (value: string) => void,
  ) => (
    <FormGroup label={formatMessage({ id: label })} labelFor={`import-${name}`}>
      <HTMLSelect
        fill
        iconProps={quietIcon}
        id={`import-${name}`}
        value={value}
        options={options}
        disabled={isLocked}
        onChange={({ currentTarget }) => onSay(currentTarget.value)}
      />
    </FormGroup>
  );
  return (
    <div className="talent-import-choices">
      {select(
        'encoding',
        'import.encoding',
        table.encoding,
        tableEncodings.map((value) => ({ value, label: ENCODINGS[value] })),
        (encoding) => say({ encoding: encoding as TableEncoding }),
      )}
      {select(
        'separator',
        'import.separator',
        table.separator,
        tableSeparators.map((value) => ({
          value,
          label: formatMessage({ id: `import.separator.${SEPARATORS[value]}` }),
        })),
        (separator) => say({ separator: separator as Separator }),
      )}
      {select(
        'profession',
        'import.profession',
        choices.categoryId ?? '',
        [
          { value: '', label: formatMessage({ id: 'import.noProfession' }) },
          ...categories.map(({ categoryId: value, singular }) => ({ value, label: profession(singular) })),
        ],
        (categoryId) => say({ categoryId: categoryId || undefined }),
      )}
    </div>
  );
}
