import { put } from 'typed-redux-saga';
import { factorChanged } from '../../entities/ownFactor';
import { request } from '../../kernel/request';
import { sentForm } from '../../kernel/sentForm';

/** Whether everybody who works at the agency signs in with a second factor. */
export const factorRule = sentForm({
  name: 'factorRule',
  send: ({ isRequired }: { readonly isRequired: boolean }) => request('staff.requireFactor', { isRequired }),
  *then() {
    yield* put(factorChanged());
  },
});
