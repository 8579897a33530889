import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import type { Fields } from '../../../contract/wire/field';
import { problemsOf } from '../../../contract/wire/record';
import { problemText } from '../shared/problemText';
import { useTyped } from '../shared/useClosing';

type Texts = Readonly<Record<string, string>>;

interface SettingsFormOptions<V extends Texts> {
  /** The contract's, by which it is checked. */
  readonly fields: Fields & { readonly [Name in keyof V]: { readonly max?: number } };
  readonly initialValues: V;
  /** Of the dialog in which it stands. */
  readonly state: { readonly status: string; readonly refusal?: Refusal };
  readonly onTyped: (isTyped: boolean) => void;
  readonly submit: (values: V) => void;
}

/** What the frame around the fields needs of the form. */
export type SettingsFormFace = Pick<
  ReturnType<typeof useSettingsForm>,
  'onSubmit' | 'isSaving' | 'isReady' | 'refusal'
>;

/** A form of texts in a dialog; what is wrong with one is told once it was left. */
export function useSettingsForm<V extends Texts>(options: SettingsFormOptions<V>) {
  const { fields, initialValues, state, onTyped, submit } = options;
  const intl = useIntl();
  const form = useFormik<V>({
    initialValues,
    validate: (values) => problemsOf(fields, values as never),
    validateOnMount: true,
    onSubmit: submit,
  });
  useTyped(onTyped, form.dirty);
  return {
    onSubmit: form.handleSubmit,
    isSaving: state.status === 'saving',
    isReady: form.isValid && form.dirty,
    refusal: state.refusal,
    leave: (name: keyof V & string) => void form.setFieldTouched(name),
    set: (name: keyof V & string, value: string) => void form.setFieldValue(name, value),
    field: (name: keyof V & string) => ({
      name,
      value: form.values[name] ?? '',
      problem: problemText(
        intl,
        form.touched[name] ? (form.errors[name] as string | undefined) : undefined,
        fields[name].max,
      ),
      disabled: state.status === 'saving',
      onChange: form.handleChange,
      onBlur: form.handleBlur,
    }),
  };
}
