import { Button, Callout } from '@blueprintjs/core';
import { Cross, Refresh, Undo } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import './sideCard.css';

interface SideCardNoticeProps {
  readonly children: ReactNode;
  /** It says what went wrong. */
  readonly isTrouble?: boolean;
  /** Tries again what went wrong. */
  readonly onRetry?: (() => void) | undefined;
  /** Takes back what was done, in these words. */
  readonly undo?: { readonly text: string; readonly onClick: () => void };
  readonly onDismiss?: () => void;
}

/** What the last thing done in a side card came to, with the ways on from it; what is no trouble stands in a `Told`. */
export function SideCardNotice({ children, isTrouble, onRetry, undo, onDismiss }: SideCardNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      intent={isTrouble ? 'danger' : 'none'}
      compact
      role={isTrouble ? 'alert' : undefined}
      className="side-card-callout"
    >
      <p>{children}</p>
      <div className="side-card-actions">
        {onRetry && (
          <Button
            size="small"
            icon={<Refresh />}
            text={formatMessage({ id: 'action.tryAgain' })}
            onClick={onRetry}
          />
        )}
        {undo && <Button size="small" icon={<Undo />} text={undo.text} onClick={undo.onClick} />}
        {onDismiss && (
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            text={formatMessage({ id: 'action.dismiss' })}
            onClick={onDismiss}
          />
        )}
      </div>
    </Callout>
  );
}
