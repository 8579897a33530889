import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectStaffLink, staffLinkIntents } from '../../workflows/staff/staffLink';
import { selectStaffParting, staffPartingIntents } from '../../workflows/staff/staffParting';
import { Told } from '../../ui/Told';
import { ClosableNote } from '../shared/ClosableNote';
import { refusalText } from '../shared/refusalText';

/** What came of a mailed link, and of what was handed over. */
export function StaffNotes() {
  return (
    <>
      <LinkNote />
      <HandedOverNote />
    </>
  );
}

function LinkNote() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const link = useSelector(selectStaffLink);
  const close = () => dispatch(staffLinkIntents.closed());
  if (link.status !== 'refused')
    return (
      <Told>
        {link.status === 'mailed' && (
          <ClosableNote intent="success" className="list-note" onClose={close}>
            {intl.formatMessage({ id: `staff.mailed.${link.purpose}` }, { name: link.name })}
          </ClosableNote>
        )}
      </Told>
    );
  const { name, refusal } = link;
  return (
    <ClosableNote intent="danger" className="list-note" onClose={close}>
      {intl.formatMessage({ id: 'staff.notMailed' }, { name, reason: refusalText(intl, refusal) })}
    </ClosableNote>
  );
}

function HandedOverNote() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectStaffParting);
  if (state.status !== 'told') return <Told />;
  const { uploads, scheduled, parting } = state;
  return (
    <Told>
      <ClosableNote
        intent="success"
        className="list-note"
        onClose={() => dispatch(staffPartingIntents.closed())}
      >
        {formatMessage({ id: 'staff.handedOver' }, { name: parting.name, uploads, scheduled })}
      </ClosableNote>
    </Told>
  );
}
