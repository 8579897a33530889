import type { Refusal } from '../../../contract/refusal';
import { ListFailed } from '../shared/list/ListFailed';
import { Loading } from '../shared/Loading';

interface SettingsAwaitedProps {
  /** Of what is asked for. */
  readonly query: { readonly status: string; readonly refusal?: Refusal };
  readonly title?: FormatjsIntl.Message['ids'];
  readonly onTryAgain: () => void;
}

/** Stands where settings would while they are on their way, or could not be loaded. */
export function SettingsAwaited({ query: { refusal }, ...failed }: SettingsAwaitedProps) {
  return refusal ? <ListFailed {...failed} refusal={refusal} /> : <Loading />;
}
