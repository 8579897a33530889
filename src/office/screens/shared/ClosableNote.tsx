import { Button, Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import './closableNote.css';

interface ClosableNoteProps {
  readonly intent: 'success' | 'warning' | 'danger';
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Says what came of something, until it is read and closed; what is no danger stands in a `Told`. */
export function ClosableNote({ intent, className = '', onClose, children }: ClosableNoteProps) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      compact
      intent={intent}
      role={intent === 'danger' ? 'alert' : undefined}
      className={`closable-note ${className}`}
    >
      <span>{children}</span>
      <Button
        size="small"
        variant="minimal"
        icon={<Cross />}
        aria-label={formatMessage({ id: 'action.close' })}
        onClick={onClose}
      />
    </Callout>
  );
}
