import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Subject } from '../../workflows/longText';
import { ProfilePictureCard } from '../profilePicture/ProfilePictureCard';
import { ResumeCard } from '../resume/ResumeCard';
import { LongTextPanel } from './LongTextPanel';

/** A talent's biography, written in the rich-text editor (spec section 2), and beside it the resume and the picture. */
export default function BiographySection({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const subject = useMemo((): Subject => ({ kind: 'biography', talentId }), [talentId]);
  return (
    <div className="biography-columns">
      <section className="long-text" aria-labelledby="biography-title">
        <h2 id="biography-title">{formatMessage({ id: 'biography.title' })}</h2>
        <LongTextPanel
          subject={subject}
          label={formatMessage({ id: 'biography.title' })}
          placeholder={formatMessage({ id: 'biography.placeholder' })}
        />
      </section>
      <aside className="biography-aside">
        <ResumeCard talentId={talentId} />
        <ProfilePictureCard talentId={talentId} />
      </aside>
    </div>
  );
}
