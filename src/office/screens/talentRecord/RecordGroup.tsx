import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

interface RecordGroupProps {
  readonly title: FormatjsIntl.Message['ids'];
  readonly help?: FormatjsIntl.Message['ids'];
  readonly children: ReactNode;
}

/** Fields of the record that belong together, under a heading. */
export function RecordGroup({ title, help, children }: RecordGroupProps) {
  const id = useId();
  return (
    <section className="record-card" aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      {help && (
        <p className="record-muted">
          <FormattedMessage id={help} />
        </p>
      )}
      <div className="record-fields">{children}</div>
    </section>
  );
}
