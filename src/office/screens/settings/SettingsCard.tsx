import { Card, H2 } from '@blueprintjs/core';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

interface SettingsCardProps {
  readonly title: FormatjsIntl.Message['ids'];
  readonly children: ReactNode;
}

/** Settings that belong together. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="settings-card">
        <H2 id={id}>
          <FormattedMessage id={title} />
        </H2>
        {children}
      </Card>
    </section>
  );
}
