import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  secondFactorIntents,
  type SecondFactorState,
  selectSecondFactor,
} from '../../../workflows/account/secondFactor';
import { TitledDialog } from '../../shared/TitledDialog';
import { useLastKnown } from '../../shared/useLastKnown';
import { KeepCodes } from './KeepCodes';
import { PairApp } from './PairApp';
import { ProvePassword } from './ProvePassword';

type Open = Exclude<SecondFactorState, { readonly status: 'closed' | 'entering' }>;

/** The steps of a second factor: the password, the app, the codes to keep. While the dialog fades it is about the same. */
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
      {'task' in shown ? (
        <ProvePassword state={shown} email={email} onClose={close} />
      ) : 'factorKey' in shown ? (
        <PairApp state={shown} onClose={close} />
      ) : (
        <KeepCodes state={shown} />
      )}
    </TitledDialog>
  );
}

function titleOf(state: Open) {
  if ('task' in state) return `factor.${state.task}` as const;
  return state.status === 'keeping' ? 'factor.keepTitle' : 'factor.start';
}
