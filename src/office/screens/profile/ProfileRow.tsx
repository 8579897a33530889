import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface ProfileRowProps {
  readonly label: FormatjsIntl.Message['ids'];
  readonly children: ReactNode;
  /** What changes it. */
  readonly action?: ReactNode;
}

/** One thing about the person or the device, with what it is now. */
export function ProfileRow({ label, children, action }: ProfileRowProps) {
  return (
    <div className="profile-row">
      <dt className="gr-muted">
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
      {action && <dd className="profile-action">{action}</dd>}
    </div>
  );
}
