import { HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCategories } from '../../entities/categories';
import type { FieldValue } from '../../workflows/autoSave';
import { AutoSaveField } from '../autoSave/AutoSaveField';
import { quietIcon } from '../../ui/quietIcon';

/** The talent's profession: one of the agency's. */
export function ProfessionField() {
  const { formatMessage } = useIntl();
  const categories = useSelector(selectCategories);
  const say = (value: FieldValue) =>
    categories.find(({ categoryId }) => categoryId === value)?.singular ?? '';
  return (
    <AutoSaveField
      field="categoryId"
      label={formatMessage({ id: 'talentRecord.field.categoryId' })}
      say={say}
    >
      {({ id, value, change, describedBy }) => (
        <HTMLSelect
          iconProps={quietIcon}
          id={id}
          fill
          value={typeof value === 'string' ? value : ''}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          options={categories.map(({ categoryId, singular }) => ({ value: categoryId, label: singular }))}
        />
      )}
    </AutoSaveField>
  );
}
