import { HTMLSelect } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { selectCategories } from '../../entities/categories';
import { quietIcon } from '../../ui/quietIcon';
import { useProfession } from '../shared/useProfession';
import { talentForm } from './talentForm';

/** The talent's profession: one of the agency's. */
export function ProfessionField() {
  const categories = useSelector(selectCategories);
  const profession = useProfession();
  return (
    <talentForm.Field
      field="categoryId"
      say={(value) => profession(categories.find(({ categoryId }) => categoryId === value)?.singular ?? '')}
    >
      {({ id, value, change, intent, isReadOnly, describedBy }) => (
        <HTMLSelect
          iconProps={quietIcon}
          id={id}
          fill
          disabled={isReadOnly}
          value={typeof value === 'string' ? value : ''}
          aria-invalid={intent === 'danger'}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          options={categories.map(({ categoryId, singular }) => ({
            value: categoryId,
            label: profession(singular),
          }))}
        />
      )}
    </talentForm.Field>
  );
}
