import { put } from 'typed-redux-saga';
import type { InputOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';
import { call } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { sentForm } from '../../kernel/sentForm';
import { signInBegun } from './signIn';

/** What the first agency of an empty installation is founded with. */
type Founding = InputOf<ScriptByName['account.found']>;

/** Makes the agency and its first administrator, who is signed in at once. */
export const founding = sentForm({
  name: 'founding',
  send: (input: Founding) => perform(call('account.found', trimmed(input))),
  *then({ newPassword: password }, { email: login }) {
    yield* put(signInBegun({ login, password }));
  },
});

/** Without blanks around all but the password. */
const trimmed = ({ newPassword, ...others }: Founding): Founding => ({
  ...(Object.fromEntries(Object.entries(others).map(([name, text]) => [name, text.trim()])) as typeof others),
  newPassword,
});
