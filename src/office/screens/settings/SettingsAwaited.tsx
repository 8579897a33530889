import { Spinner } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { ListFailed } from '../shared/list/ListFailed';

interface SettingsAwaitedProps {
  /** Of what is asked for. */
  readonly query: { readonly status: string; readonly refusal?: Refusal };
  readonly title?: FormatjsIntl.Message['ids'];
  readonly onTryAgain: () => void;
}

/** Stands where settings would while they are on their way, or could not be loaded. */
export function SettingsAwaited({ query: { refusal }, ...failed }: SettingsAwaitedProps) {
  const { formatMessage } = useIntl();
  return refusal ? (
    <ListFailed {...failed} refusal={refusal} />
  ) : (
    <Spinner aria-label={formatMessage({ id: 'list.loading' })} />
  );
}
