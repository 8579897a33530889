import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectIsNewsletterMissing,
  selectWholeNewsletterQuery,
  wholeNewsletters,
} from '../../entities/wholeNewsletters';
import { Awaited } from '../shared/ListAwaited';

interface NewsletterAwaitedProps {
  readonly id: string | null;
  /** What is said once the server has told that it is not there. */
  readonly children: ReactNode;
}

type Root = Parameters<typeof selectWholeNewsletterQuery>[0];

/** Stands where a newsletter would be that is not known yet. */
export function NewsletterAwaited({ id, children }: NewsletterAwaitedProps) {
  const newsletterId = id ?? '';
  const query = useSelector((state: Root) => selectWholeNewsletterQuery(state, newsletterId));
  const dispatch = useDispatch();
  const isMissing = useSelector((state: Root) => selectIsNewsletterMissing(state, newsletterId));
  return (
    <Awaited
      isKnown={isMissing || query.status === 'ready'}
      failed="newsletter.failed"
      refusal={query.status === 'failed' && !isMissing ? query.refusal : undefined}
      onTryAgain={() => dispatch(wholeNewsletters.reload({ newsletterId }))}
    >
      {children}
    </Awaited>
  );
}
