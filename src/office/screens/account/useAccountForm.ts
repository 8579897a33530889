import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import type { Fields, ValueOf } from '../../../contract/wire/field';
import { accountProblems, accountProblemText, refusedFields } from './accountProblems';

interface AccountFormOptions<F extends Fields> {
  readonly fields: F;
  readonly initialValues: ValueOf<F> & Readonly<Record<string, string>>;
  /** What became of it, as its machine says. */
  readonly sent: { readonly status: string; readonly refusal?: Refusal };
  readonly submit: (values: ValueOf<F>) => void;
}

/**
 * A form of an account. What is wrong with a field is told once it was left or the form was sent; what the server refused
 * stands by its field until that is another. What was typed stays, and the first field that is wrong has the keyboard.
 */
export function useAccountForm<F extends Fields>({
  fields,
  initialValues,
  sent,
  submit,
}: AccountFormOptions<F>) {
  type Values = AccountFormOptions<F>['initialValues'];
  const intl = useIntl();
  const [sentValues, setSentValues] = useState<Values>();
  const ref = useRef<HTMLFormElement>(null);
  const form = useFormik<Values>({
    initialValues,
    validate: (values) => accountProblems(fields, values),
    onSubmit: (values) => {
      setSentValues(values);
      submit(values);
    },
  });
  const isBusy = sent.status === 'sending';
  const refusal = sent.status === 'refused' ? sent.refusal : undefined;
  const refused = refusedFields(refusal);
  const problemOf = (name: keyof F & string) => {
    const own = form.touched[name] ? (form.errors[name] as string | undefined) : undefined;
    const said = sentValues?.[name] === form.values[name] ? refused[name] : undefined;
    return accountProblemText(intl, name, own ?? said);
  };

  useEffect(() => {
    if (isBusy) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.submitCount, isBusy]);

  return {
    values: form.values,
    setValue: (name: keyof F & string, value: string) => void form.setFieldValue(name, value),
    reset: () => form.resetForm(),
    isBusy,
    /** Something in it is otherwise than at the start. */
    isTyped: form.dirty,
    /** Why nothing came of it, where no field says so. */
    note: refusal && Object.keys(refused).every((name) => !(name in fields)) ? refusal : undefined,
    form: { ref, onSubmit: form.handleSubmit, noValidate: true },
    /** A field's value, name and problem; what is on its way is not typed on. */
    field: (name: keyof F & string) => ({
      name,
      value: form.values[name] as string,
      problem: problemOf(name),
      readOnly: isBusy,
      onChange: form.handleChange,
      onBlur: form.handleBlur,
    }),
  };
}
