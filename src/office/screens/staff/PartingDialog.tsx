import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectStaffParting,
  staffPartingIntents,
  type StaffPartingState,
} from '../../workflows/staff/staffParting';
import { TitledDialog } from '../shared/TitledDialog';
import { useLastKnown } from '../shared/useLastKnown';
import { PartingForm } from './PartingForm';

type Asked = Exclude<StaffPartingState, { readonly status: 'closed' | 'told' }>;

const isAsked = (state: StaffPartingState): state is Asked =>
  state.status !== 'closed' && state.status !== 'told';

/** Asks before an account is turned off, removed or what is its person's is handed over. While it fades it is about the same. */
export function PartingDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectStaffParting);
  const last = useLastKnown('asked', isAsked(state) ? state : undefined);
  if (!last) return null;
  const { parting } = last;
  const isWorking = state.status === 'working';
  const isTakenBack = parting.kind === 'remove' && parting.accountStatus === 'invited';
  const words = isTakenBack ? 'takeBack' : parting.kind;
  return (
    <TitledDialog
      isOpen={isAsked(state)}
      className={parting.kind === 'remove' ? 'gr-dialog gr-dialog-danger' : 'gr-dialog'}
      role="alertdialog"
      title={formatMessage({ id: `staff.parting.${words}.title` }, { name: parting.name })}
      canEscapeKeyClose={!isWorking}
      canOutsideClickClose={false}
      isCloseButtonShown={!isWorking}
      onClose={() => dispatch(staffPartingIntents.closed())}
    >
      <PartingForm key={`${parting.staffId} ${words}`} state={last} words={words} isWorking={isWorking} />
    </TitledDialog>
  );
}
