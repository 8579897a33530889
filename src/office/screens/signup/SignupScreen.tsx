import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { ground, selectGround } from '../../entities/ground';
import { selectAccountLink } from '../../workflows/account/accountLink';
import { founding } from '../../workflows/account/founding';
import { Awaited } from '../account/Awaited';
import { ToSignIn } from '../account/ToSignIn';
import { useToken } from '../account/useAccountLink';
import { DoorPage } from '../signIn/DoorPage';
import { FoundAgency } from './FoundAgency';
import { Invitation } from './Invitation';

/** Where accounts begin: by an invitation, or, where nobody can sign in yet, with the agency itself. */
export default function SignupScreen() {
  const dispatch = useDispatch();
  const token = useToken();
  const found = useSelector(selectGround);
  const sent = useSelector(founding.select);
  const hasLink = useSelector(selectAccountLink).status !== 'closed';
  const want = () => dispatch(ground.want());
  useEffect(() => {
    dispatch(ground.want());
    dispatch(founding.intents.opened());
  }, [dispatch]);

  if (sent.status === 'done') return <Navigate to="/signin" replace state={{ login: sent.reply.email }} />;
  if (found.data === null)
    return <Awaited refusal={'refusal' in found ? found.refusal : undefined} onAgain={want} />;
  if (found.data.isEmpty) return <FoundAgency key={token} code={token} />;
  if (token !== '' || hasLink) return <Invitation token={token} />;
  return (
    <DoorPage title="signup.byInvitationTitle" lead={<FormattedMessage id="signup.byInvitation" />}>
      <ToSignIn />
    </DoorPage>
  );
}
