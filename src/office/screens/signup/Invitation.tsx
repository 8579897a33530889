import { Navigate } from 'react-router-dom';
import { Awaited } from '../account/Awaited';
import { LinkOver } from '../account/LinkOver';
import { useAccountLink } from '../account/useAccountLink';
import { Join } from './Join';

/** An invitation, as far as it is known; any other link belongs elsewhere. */
export function Invitation({ token }: { readonly token: string }) {
  const { link, use, isOver, lookAgain } = useAccountLink(token);
  if (isOver) return <LinkOver />;
  if (use.status === 'done') return <Navigate to="/signin" replace state={{ login: use.reply.email }} />;
  if (link.status !== 'found')
    return <Awaited refusal={link.status === 'missed' ? link.refusal : undefined} onAgain={lookAgain} />;
  if (link.link.purpose !== 'invitation') return <Navigate to={`/confirm-email#${link.token}`} replace />;
  return <Join token={link.token} link={link.link} />;
}
