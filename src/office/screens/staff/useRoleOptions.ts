import { useIntl } from 'react-intl';
import { roles } from '../../../contract/rules/allow';

/** The roles for a select, the one that may most first. */
export function useRoleOptions() {
  const { formatMessage } = useIntl();
  return roles
    .toReversed()
    .map((role) => ({ value: role, label: formatMessage({ id: `staff.role.${role}` }) }));
}
