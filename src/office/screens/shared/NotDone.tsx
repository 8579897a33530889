import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isIndeterminate, type Refusal } from '../../../contract/refusal';
import { refusalText } from './refusalText';
import { Note } from '../../ui/Note';

interface NotDoneProps {
  /** Says what was refused. */
  readonly title: string;
  readonly refusal: Refusal;
  readonly className?: string;
  /** Why, where that has words of its own. */
  readonly children?: ReactNode;
}

/** What the server refused, and why; without its answer, that nobody knows whether it was done. */
export function NotDone({ title, refusal, className, children }: NotDoneProps) {
  const intl = useIntl();
  const isDoubtful = isIndeterminate(refusal);
  return (
    <Note
      intent={isDoubtful ? 'warning' : 'danger'}
      role="alert"
      className={className}
      title={isDoubtful ? intl.formatMessage({ id: 'doubt.title' }) : title}
    >
      {children ?? refusalText(intl, refusal)} {isDoubtful && intl.formatMessage({ id: 'doubt.again' })}
    </Note>
  );
}
