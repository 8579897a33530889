import { isIndeterminate, type Refusal } from '../../../contract/refusal';
import { isSame } from '../sameData';

/** Why a try came to nothing, and the request id that it was made under. */
export interface Failure {
  readonly refusal: Refusal;
  readonly requestId: string;
}

/** What a try that came to nothing leaves: a request that is given up, or one that may have been done. */
export type Failed =
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | ({ readonly status: 'doubtful' } & Failure);

/** These say that the script read this very request and did not do it: had it been done before, they would be others. */
const isOfTheRequest = ({ kind }: Refusal) =>
  kind === 'conflict' || kind === 'invalid' || kind === 'notFound';

/** Whether a request may have been done once a try was refused; a doubt stays until something is known of the request itself. */
export const staysInDoubt = (wasInDoubt: boolean, refusal: Refusal): boolean =>
  isIndeterminate(refusal) || (wasInDoubt && !isOfTheRequest(refusal));

/** What becomes of a try; `before` is the request id that it took up, null when it was the first under its own. */
export const failed = (before: string | null, { refusal, requestId }: Failure): Failed =>
  staysInDoubt(before !== null, refusal)
    ? { status: 'doubtful', refusal, requestId }
    : { status: 'refused', refusal };

type Tried<Input> =
  | { readonly status: 'idle' | 'editing' | 'refused' }
  | { readonly status: 'doubtful'; readonly input: Input; readonly requestId: string };

/** The request id under which the same input is tried again; null where none is in doubt. */
export const idInDoubt = <Input>(tried: Tried<Input>, input: Input): string | null =>
  tried.status === 'doubtful' && isSame(tried.input, input) ? tried.requestId : null;
