import { ProfilePictureCard } from '../profilePicture/ProfilePictureCard';
import { ResumeCard } from '../resume/ResumeCard';
import { HistoryLink } from '../shared/HistoryLink';
import { AgentSelector } from './AgentSelector';
import { ShowingHistory } from './ShowingHistory';

/** What belongs to the record beside the form; each part is a card of its own. */
export function RecordAside({ talentId }: { readonly talentId: string }) {
  return (
    <aside className="record-aside">
      <AgentSelector talentId={talentId} />
      <ProfilePictureCard talentId={talentId} />
      <ResumeCard talentId={talentId} />
      <ShowingHistory talentId={talentId} />
      <HistoryLink subject={talentId} />
    </aside>
  );
}
