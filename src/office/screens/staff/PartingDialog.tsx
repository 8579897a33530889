import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectStaffParting,
  staffPartingIntents,
  type StaffPartingState,
} from '../../workflows/staffParting';
import { TitledDialog } from '../shared/TitledDialog';
import { PartingForm } from './PartingForm';

type Asked = Exclude<StaffPartingState, { readonly status: 'closed' | 'told' }>;

const isAsked = (state: StaffPartingState): state is Asked =>
  state.status !== 'closed' && state.status !== 'told';

/** Asks before an account is turned off, removed or what is its person's is handed over. */
export const PartingDialog = () => <Lasting state={useSelector(selectStaffParting)} />;

/**
 * While the dialog fades it is about what it was about. What is kept for that is set while this is drawn: where the store
 * is read too, React then misses that it is as it was before.
 */
function Lasting({ state }: { readonly state: StaffPartingState }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [last, setLast] = useState<Asked>();
  if (isAsked(state) && state !== last) setLast(state);
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
