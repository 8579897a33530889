import { Tag } from '@blueprintjs/core';
import { Shield } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectOwnId } from '../../entities/permissions';
import { selectStaffChange } from '../../workflows/staff/staffChanges';
import type { StaffEntry } from '../../workflows/staff/staffList';
import { Portrait } from '../../ui/Portrait';
import type { RowPlace } from '../shared/list/declaration';
import { refusalText } from '../shared/refusalText';
import { useSelected } from '../shared/useSelected';

interface StaffNameProps {
  readonly entry: StaffEntry;
  readonly place: RowPlace;
}

/** Who it is, whether that is oneself, and why what was changed in the row is as it was. */
export function StaffName({ entry: { person, name }, place }: StaffNameProps) {
  const intl = useIntl();
  const isOneself = useSelector(selectOwnId) === person.staffId;
  const change = useSelected(selectStaffChange, person.staffId);
  return (
    <span className="list-name">
      <Portrait src={undefined} name={name} />
      <span className="list-words">
        <span className="staff-name">
          <span className="list-main" {...place.main}>
            {name}
          </span>
          {person.hasFactor && <Shield title={intl.formatMessage({ id: 'staff.hasFactor' })} />}
          {isOneself && <Tag minimal>{intl.formatMessage({ id: 'staff.you' })}</Tag>}
        </span>
        {change.status === 'refused' && (
          <span role="alert" className="staff-refused">
            {refusalText(intl, change.refusal)}
          </span>
        )}
      </span>
    </span>
  );
}
