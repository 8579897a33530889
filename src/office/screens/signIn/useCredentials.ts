import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react';
import { credentialProblems, type Credentials } from './credentials';

type Field = keyof Credentials;

/**
 * Login and password, with a code where one is typed, or a passkey in its place; a field's problem is told once it was left filled in, or the form was
 * sent. Written by hand: the form library is more than all else that this first screen needs of its own.
 */
export function useCredentials(
  login: string,
  onSubmit: (typed: Credentials & Partial<Record<'secondFactorCode' | 'passkeyOptions', string>>) => void,
) {
  const [values, setValues] = useState({ login, password: '', secondFactorCode: '' });
  const [told, setTold] = useState<ReadonlySet<Field>>(new Set());
  const all = credentialProblems(values);
  const problems = {
    login: told.has('login') ? all.login : undefined,
    password: told.has('password') ? all.password : undefined,
  };

  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) =>
    setValues((before) => ({ ...before, [name]: value }));
  const leave = ({ target: { name, value } }: FocusEvent<HTMLInputElement>) => {
    if (value) setTold((before) => new Set(before).add(name as Field));
  };
  const { secondFactorCode, ...typed } = values;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(new Set<Field>(['login', 'password']));
    if (Object.keys(all).length === 0) onSubmit(secondFactorCode ? values : typed);
  };
  const byPasskey = (passkeyOptions: string) => onSubmit({ ...typed, passkeyOptions });
  return { values, problems, change, leave, submit, byPasskey };
}
