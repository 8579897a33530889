import { Navigate } from 'react-router-dom';
import { Awaited } from '../account/Awaited';
import { LinkOver } from '../account/LinkOver';
import { useAccountLink, useToken } from '../account/useAccountLink';
import { AddressConfirmed } from './AddressConfirmed';
import { ChoosePassword } from './ChoosePassword';
import { ConfirmAddress } from './ConfirmAddress';

/** What a mailed link is for: a new password is chosen, or a changed address confirmed. */
export default function ConfirmEmailScreen() {
  const { link, use, isOver, lookAgain } = useAccountLink(useToken());
  if (isOver) return <LinkOver />;
  if (link.status !== 'found')
    return <Awaited refusal={link.status === 'missed' ? link.refusal : undefined} onAgain={lookAgain} />;
  const { purpose, email } = link.link;
  if (purpose === 'invitation') return <Navigate to={`/signup#${link.token}`} replace />;
  if (purpose === 'address')
    return use.status === 'done' ? (
      <AddressConfirmed email={use.reply.email} />
    ) : (
      <ConfirmAddress token={link.token} email={email} />
    );
  if (use.status === 'done') return <Navigate to="/signin" replace state={{ login: use.reply.email }} />;
  return <ChoosePassword token={link.token} email={email} />;
}
