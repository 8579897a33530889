import { useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { ClosableNote } from './ClosableNote';
import { refusalText } from './refusalText';

interface Props {
  readonly refusal: Refusal;
  readonly className?: string;
  readonly onClose: () => void;
}

/** Says why nothing was exported. */
export function NotExported({ refusal, ...note }: Props) {
  const intl = useIntl();
  return (
    <ClosableNote {...note} intent="danger">
      {intl.formatMessage({ id: 'export.refused' }, { reason: refusalText(intl, refusal) })}
    </ClosableNote>
  );
}
