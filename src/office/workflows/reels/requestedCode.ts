import type { SagaGenerator } from 'typed-redux-saga';
import { REEL_CODE_LENGTH } from '../../../contract/constants';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';

/**
 * The request id of a try that is in doubt, or a new one, and the code of the reel that it makes (spec section 9): the same
 * whenever the request is tried again, as with another code it would be another request.
 */
export function* requestedCode(
  before: string | null,
): SagaGenerator<{ readonly requestId: string; readonly code: string }> {
  const requestId = before ?? (yield* perform(newRequestId()));
  return { requestId, code: requestId.slice(0, REEL_CODE_LENGTH) };
}
