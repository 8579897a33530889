import { FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core';
import type { FormikProps } from 'formik';
import { useIntl } from 'react-intl';
import type { Category } from '../../../contract/entities/category';
import type { NewTalentInput } from '../../workflows/newTalent';
import { quietIcon } from '../../ui/quietIcon';

interface NewTalentFieldsProps {
  readonly form: Pick<FormikProps<NewTalentInput>, 'values' | 'errors' | 'handleChange' | 'handleBlur'>;
  readonly categories: readonly Category[];
  readonly disabled: boolean;
}

/** The fields of the "Add new talent" form, each with what is wrong with it. */
export function NewTalentFields({ form, categories, disabled }: NewTalentFieldsProps) {
  const { formatMessage } = useIntl();
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
      helperText: problem(name),
      intent: problem(name) ? 'danger' : 'none',
    }) as const;
  const input = (name: 'firstName' | 'lastName') => ({
    id: `new-talent-${name}`,
    name,
    value: values[name],
    autoComplete: 'off',
    disabled,
    onChange,
    onBlur,
  });
  return (
    <>
      <FormGroup {...group('firstName')} labelInfo={formatMessage({ id: 'newTalent.required' })}>
        <InputGroup {...input('firstName')} autoFocus aria-required />
      </FormGroup>
      <FormGroup {...group('lastName')}>
        <InputGroup {...input('lastName')} />
      </FormGroup>
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
            label: singular || name,
          }))}
          onChange={onChange}
          onBlur={onBlur}
        />
      </FormGroup>
    </>
  );
}
