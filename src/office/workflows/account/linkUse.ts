import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Answer } from '../../../contract/refusal';
import { call } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { sentForm } from '../../kernel/sentForm';
import { selectLanguage } from '../office/preferences';
import { signInBegun } from './signIn';

/** What a link is used for, with what was filled in. */
type LinkUse = { readonly token: string } & (
  | { readonly purpose: 'address' }
  | { readonly purpose: 'password'; readonly newPassword: string }
  | {
      readonly purpose: 'invitation';
      readonly firstName: string;
      readonly lastName: string;
      readonly newPassword: string;
    }
);

/** Uses a link up. Whoever chose a password with it is signed in with that at once. */
export const linkUse = sentForm({
  name: 'linkUse',
  send,
  *then(use, { email }) {
    if (use.purpose !== 'address') yield* put(signInBegun({ login: email, password: use.newPassword }));
  },
});

function* send(use: LinkUse): SagaGenerator<Answer<{ readonly email: string }>> {
  const { token } = use;
  if (use.purpose === 'invitation') {
    const [firstName, lastName] = [use.firstName.trim(), use.lastName.trim()];
    return yield* perform(call('account.join', { token, firstName, lastName, newPassword: use.newPassword }));
  }
  const language = yield* select(selectLanguage);
  return use.purpose === 'address'
    ? yield* perform(call('account.confirmAddress', { token, language }))
    : yield* perform(call('account.choosePassword', { token, newPassword: use.newPassword, language }));
}
