import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectStaffParting,
  staffPartingIntents,
  type StaffPartingState,
} from '../../workflows/staff/staffParting';
import { NotDone } from '../shared/NotDone';
import { QuestionDialog } from '../shared/QuestionDialog';
import { useLastKnown } from '../shared/useLastKnown';
import { HeirField, useHeirs } from './HeirField';

type Asked = Exclude<StaffPartingState, { readonly status: 'closed' | 'told' }>;

const isAsked = (state: StaffPartingState): state is Asked =>
  state.status !== 'closed' && state.status !== 'told';

const wordsOf = ({ parting: { kind, accountStatus } }: Asked) =>
  kind === 'remove' && accountStatus === 'invited' ? 'takeBack' : kind;

/** Whether what is theirs may be left with nobody: it can be handed over first. */
const mayLeaveThings = (words: ReturnType<typeof wordsOf>) =>
  words === 'off' || words === 'remove' || words === 'handOver';

/** Asks before a person is signed out, an account is turned off or removed, or what is its person's is handed over. While it fades it is about the same. */
export function PartingDialog() {
  const state = useSelector(selectStaffParting);
  const last = useLastKnown('asked', isAsked(state) ? state : undefined);
  if (!last) return null;
  return (
    <PartingQuestion
      key={`${last.parting.staffId} ${wordsOf(last)}`}
      state={last}
      isOpen={isAsked(state)}
      isWorking={state.status === 'working'}
    />
  );
}

interface PartingQuestionProps {
  readonly state: Asked;
  readonly isOpen: boolean;
  readonly isWorking: boolean;
}

/** What becomes of the account, and to whom goes what is its person's. */
function PartingQuestion({ state, isOpen, isWorking }: PartingQuestionProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [chosenId, setHeirId] = useState('');
  const { staffId, name, kind } = state.parting;
  // Whoever was chosen may have been turned off since.
  const heirId = useHeirs(staffId).some((person) => person.staffId === chosenId) ? chosenId : '';
  const words = wordsOf(state);
  const isHandedOver = kind === 'handOver';
  return (
    <QuestionDialog
      isOpen={isOpen}
      isDanger={kind === 'remove'}
      title={formatMessage({ id: `staff.parting.${words}.title` }, { name })}
      isWorking={isWorking}
      isReady={!isHandedOver || heirId !== ''}
      intent={isHandedOver ? 'primary' : 'danger'}
      confirmText={formatMessage({ id: `staff.parting.${words}.confirm` })}
      onConfirm={() => dispatch(staffPartingIntents.confirmed({ heirId }))}
      onClose={() => dispatch(staffPartingIntents.closed())}
    >
      {state.status === 'refused' && (
        <NotDone
          className="gr-dialog-note"
          title={formatMessage({ id: 'staff.notDone' })}
          refusal={state.refusal}
        />
      )}
      <p>{formatMessage({ id: `staff.parting.${words}.text` }, { name })}</p>
      {mayLeaveThings(words) && (
        <HeirField
          staffId={staffId}
          isNeeded={isHandedOver}
          disabled={isWorking}
          heirId={heirId}
          onChoose={setHeirId}
        />
      )}
    </QuestionDialog>
  );
}
