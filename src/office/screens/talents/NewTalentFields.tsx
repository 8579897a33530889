import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import type { FormikProps } from 'formik';
import { useIntl } from 'react-intl';
import type { Category } from '../../../contract/entities/category';
import type { NewTalentInput } from '../../workflows/talents/newTalent';
import { quietIcon } from '../../ui/quietIcon';
import { TextField } from '../../ui/TextField';
import { useNameOrder } from '../shared/useNameOrder';
import { useProfession } from '../shared/useProfession';

interface NewTalentFieldsProps {
  readonly form: Pick<FormikProps<NewTalentInput>, 'values' | 'errors' | 'handleChange' | 'handleBlur'>;
  readonly categories: readonly Category[];
  readonly disabled: boolean;
}

/** The fields of the "Add new talent" form, each with what is wrong with it. */
export function NewTalentFields({ form, categories, disabled }: NewTalentFieldsProps) {
  const { formatMessage } = useIntl();
  const names = useNameOrder();
  const profession = useProfession();
  const { values, handleChange: onChange, handleBlur: onBlur } = form;
  const problem = (name: 'firstName' | 'lastName') => {
    const code = form.errors[name];
    if (code === 'tooLong') return formatMessage({ id: 'newTalent.tooLong' });
    return code === 'malformed' ? formatMessage({ id: 'newTalent.malformed' }) : undefined;
  };
  return (
    <>
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={formatMessage({ id: `newTalent.${name}` })}
          required={name === 'firstName' ? formatMessage({ id: 'newTalent.required' }) : undefined}
          problem={problem(name)}
          value={values[name]}
          disabled={disabled}
          autoFocus={name === names[0]}
          onChange={onChange}
          onBlur={onBlur}
        />
      ))}
      <FormGroup label={formatMessage({ id: 'newTalent.profession' })} labelFor="new-talent-profession">
        <HTMLSelect
          iconProps={quietIcon}
          id="new-talent-profession"
          name="categoryId"
          fill
          value={values.categoryId}
          disabled={disabled}
          options={categories.map(({ categoryId, name, singular }) => ({
            value: categoryId,
            label: profession(singular || name),
          }))}
          onChange={onChange}
          onBlur={onBlur}
        />
      </FormGroup>
    </>
  );
}
