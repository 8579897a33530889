import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { passkeyNaming } from '../../../workflows/account/passkeyNaming';
import { FormDialog } from '../../shared/FormDialog';
import { useLastKnown } from '../../shared/useLastKnown';
import { NamePasskey } from './NamePasskey';

/** A passkey gets another name. While the dialog fades it is about the same. */
export function NamePasskeyDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(passkeyNaming.select);
  const shown = useLastKnown('open', 'about' in state ? state : undefined);
  if (!shown) return null;
  return (
    <FormDialog
      isOpen={state.status !== 'closed'}
      isSaving={state.status === 'saving'}
      className="gr-dialog"
      title={formatMessage({ id: 'factor.renamePasskey' })}
      question={formatMessage({ id: 'profile.discard' })}
      discard={() => dispatch(passkeyNaming.intents.closed())}
    >
      {(dialog) => <NamePasskey key={shown.about.passkeyId} {...dialog} state={shown} />}
    </FormDialog>
  );
}
