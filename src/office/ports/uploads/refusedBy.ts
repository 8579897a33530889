import { type Refusal, REFUSAL_HEADER } from '../../../contract/refusal';
import type { RefusalWord } from '../../../contract/script';
import { refusalOf } from '../http/refusalOf';

/** Why the server refused what a finished request sent; undefined when it took it. */
export function refusedBy(request: XMLHttpRequest, word?: RefusalWord): Refusal | undefined {
  const explanation = request.getResponseHeader(REFUSAL_HEADER);
  const headers = new Headers(explanation === null ? [] : [[REFUSAL_HEADER, explanation]]);
  return refusalOf(new Response(null, { status: request.status, headers }), request.responseText, word);
}
