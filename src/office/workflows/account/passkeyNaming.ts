import { put } from 'typed-redux-saga';
import { factorChanged } from '../../entities/ownFactor';
import { formDialog, type OpenDialog } from '../../kernel/formDialog';
import { request } from '../../kernel/request';
import type { NamedPasskey } from './secondFactor';

type Input = Pick<NamedPasskey, 'passkeyName'>;

export type PasskeyNamingOpen = OpenDialog<NamedPasskey, Input>;

/** What one of the person's passkeys is called. To name it twice is to name it once: the call has no request id. */
export const passkeyNaming = formDialog({
  name: 'passkeyNaming',
  *save({ passkeyId }: NamedPasskey, { passkeyName }: Input) {
    const answer = yield* request('account.renamePasskey', { passkeyId, passkeyName: passkeyName.trim() });
    return answer.ok ? answer : { ok: false as const, failure: { refusal: answer.refusal, requestId: '' } };
  },
  *then() {
    yield* put(factorChanged());
  },
});
