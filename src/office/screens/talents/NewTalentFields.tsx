import { FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core';
import type { FormikProps } from 'formik';
import { useIntl } from 'react-intl';
import type { Category } from '../../../contract/entities/category';
import type { NewTalentInput } from '../../workflows/talents/newTalent';
import { quietIcon } from '../../ui/quietIcon';
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
  const group = (name: 'firstName' | 'lastName') =>
    ({
      label: formatMessage({ id: `newTalent.${name}` }),
      labelFor: `new-talent-${name}`,
      labelInfo: name === 'firstName' && formatMessage({ id: 'newTalent.required' }),
      helperText: problem(name),
      intent: problem(name) ? 'danger' : 'none',
    }) as const;
  const input = (name: 'firstName' | 'lastName') => ({
    id: `new-talent-${name}`,
    name,
    value: values[name],
    autoComplete: 'off',
    disabled,
    autoFocus: name === names[0],
    'aria-required': name === 'firstName',
    onChange,
    onBlur,
  });
  return (
    <>
      {names.map((name) => (
        <FormGroup key={name} {...group(name)}>
          <InputGroup {...input(name)} />
        </FormGroup>
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
