import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

interface OperationCardProps {
  readonly title: FormatjsIntl.Message['ids'];
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the page of operation under its heading. */
export function OperationCard({ title, className = '', children }: OperationCardProps) {
  const id = useId();
  return (
    <section className={`operation-card ${className}`} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  );
}
