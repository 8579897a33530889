import { useIntl } from 'react-intl';
import { NamedAlert } from '../../ui/NamedAlert';

interface DiscardAlertProps {
  readonly isOpen: boolean;
  readonly question: string;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks before what was typed or sent is thrown away. */
export function DiscardAlert({ isOpen, question, onStay, onDiscard }: DiscardAlertProps) {
  const { formatMessage } = useIntl();
  return (
    <NamedAlert
      isOpen={isOpen}
      intent="danger"
      canEscapeKeyCancel
      cancelButtonText={formatMessage({ id: 'form.stay' })}
      confirmButtonText={formatMessage({ id: 'form.discard' })}
      onCancel={onStay}
      onConfirm={onDiscard}
    >
      <p>{question}</p>
    </NamedAlert>
  );
}
