import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Subject } from '../../entities/longTexts';
import { LongTextPanel } from './LongTextPanel';

/** A talent's biography, written in the rich-text editor (spec section 2). */
export default function BiographySection({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const subject = useMemo((): Subject => ({ kind: 'biography', talentId }), [talentId]);
  return (
    <section className="gr-screen long-text" aria-labelledby="biography-title">
      <h2 id="biography-title">{formatMessage({ id: 'biography.title' })}</h2>
      <LongTextPanel
        subject={subject}
        label={formatMessage({ id: 'biography.title' })}
        placeholder={formatMessage({ id: 'biography.placeholder' })}
      />
    </section>
  );
}
