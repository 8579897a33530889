import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ground, selectGround } from '../../entities/ground';
import { forgotPassword } from '../../workflows/account/forgotPassword';
import { ToSignIn } from '../account/ToSignIn';
import { DoorPage } from '../signIn/DoorPage';
import { AskPassword } from './AskPassword';
import { LinkSent } from './LinkSent';

/** Asks for a link to choose a new password with; where no mail can leave, it says who else makes one. */
export default function ForgotPasswordScreen() {
  const dispatch = useDispatch();
  const { data } = useSelector(selectGround);
  const { status } = useSelector(forgotPassword.select);
  useEffect(() => {
    dispatch(ground.want());
    dispatch(forgotPassword.intents.opened());
  }, [dispatch]);

  if (data?.hasMailServer === false)
    return (
      <DoorPage title="forgotPassword.title" lead={<FormattedMessage id="forgotPassword.noMail" />}>
        <ToSignIn />
      </DoorPage>
    );
  if (status === 'done') return <LinkSent />;
  return (
    <DoorPage title="forgotPassword.title" lead={<FormattedMessage id="forgotPassword.lead" />}>
      <AskPassword />
      <ToSignIn />
    </DoorPage>
  );
}
