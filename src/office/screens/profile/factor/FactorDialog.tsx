import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  secondFactorIntents,
  type SecondFactorState,
  selectSecondFactor,
} from '../../../workflows/account/secondFactor';
import { TitledDialog } from '../../shared/TitledDialog';
import { useLastKnown } from '../../shared/useLastKnown';
import { AddPasskey } from './AddPasskey';
import { KeepCodes } from './KeepCodes';
import { PairApp } from './PairApp';
import { ProvePassword } from './ProvePassword';

type Open = Exclude<SecondFactorState, { readonly status: 'closed' | 'entering' }>;

/** The steps of a second factor: the password, the app or the passkey, the codes to keep. While the dialog fades it is about the same. */
export function FactorDialog({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectSecondFactor);
  const isOpen = state.status !== 'closed' && state.status !== 'entering';
  const shown = useLastKnown<Open>('step', isOpen ? state : undefined);
  const canClose = state.status === 'proving' || state.status === 'pairing';
  if (!shown) return null;
  const close = () => dispatch(secondFactorIntents.closed());
  return (
    <TitledDialog
      isOpen={isOpen}
      className="gr-dialog"
      title={formatMessage({ id: titleOf(shown) })}
      canEscapeKeyClose={canClose}
      canOutsideClickClose={false}
      isCloseButtonShown={canClose}
      onClose={close}
    >
      {shown.status === 'keeping' ? (
        <KeepCodes state={shown} />
      ) : 'factorKey' in shown ? (
        <PairApp state={shown} onClose={close} />
      ) : 'task' in shown && shown.task !== 'addPasskey' ? (
        <ProvePassword state={shown} email={email} onClose={close} />
      ) : (
        <AddPasskey state={shown} email={email} onClose={close} />
      )}
    </TitledDialog>
  );
}

function titleOf(state: Open) {
  if ('task' in state) return `factor.${state.task}` as const;
  if (state.status === 'keeping') return 'factor.keepTitle';
  return 'factorKey' in state ? 'factor.start' : 'factor.addPasskey';
}
