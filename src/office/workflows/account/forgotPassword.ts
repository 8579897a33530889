import { select } from 'typed-redux-saga';
import { call } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { sentForm } from '../../kernel/sentForm';
import { selectLanguage } from '../office/preferences';

/** Asks for a link to choose a new password with; the answer is the same whether somebody has that address or not. */
export const forgotPassword = sentForm({
  name: 'forgotPassword',
  *send({ email }: { readonly email: string }) {
    const language = yield* select(selectLanguage);
    return yield* perform(call('account.askPassword', { email: email.trim(), language }));
  },
});
