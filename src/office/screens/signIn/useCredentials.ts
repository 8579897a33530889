import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react';
import { type CredentialProblems, credentialProblems, type Credentials } from './credentials';

type Field = keyof Credentials;

/**
 * The two fields of the sign-in form; a field's problem is told once it was left filled in, or the form was sent. Written by
 * hand: the form library is more than all else that this first screen needs of its own.
 */
export function useCredentials(login: string, onSubmit: (credentials: Credentials) => void) {
  const [values, setValues] = useState<Credentials>({ login, password: '' });
  const [told, setTold] = useState<ReadonlySet<Field>>(new Set());
  const all = credentialProblems(values);
  const problems: CredentialProblems = {
    login: told.has('login') ? all.login : undefined,
    password: told.has('password') ? all.password : undefined,
  };

  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) =>
    setValues((before) => ({ ...before, [name]: value }));
  const leave = ({ target: { name, value } }: FocusEvent<HTMLInputElement>) => {
    if (value) setTold((before) => new Set(before).add(name as Field));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(new Set<Field>(['login', 'password']));
    if (Object.keys(all).length === 0) onSubmit(values);
  };
  return { values, problems, change, leave, submit };
}
