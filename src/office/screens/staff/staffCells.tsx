import { Tag } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { AccountStatus } from '../../../contract/entities/colleague';
import { When } from '../shared/When';

const intents = { active: 'success', invited: 'primary', disabled: 'none' } as const;

/** Whether a person can sign in. */
export function StaffStatus({ status }: { readonly status: AccountStatus }) {
  const { formatMessage } = useIntl();
  return (
    <Tag minimal intent={intents[status]}>
      {formatMessage({ id: `staff.status.${status}` })}
    </Tag>
  );
}

/** When the person was last there. */
export function StaffSeen({ at }: { readonly at: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <span className="list-quiet staff-seen">
      {at ? <When at={at} /> : formatMessage({ id: 'staff.neverSeen' })}
    </span>
  );
}
