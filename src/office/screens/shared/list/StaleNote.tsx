import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../../contract/refusal';
import { refusalText } from '../refusalText';
import { TryAgain } from '../TryAgain';
import './staleNote.css';

interface StaleNoteProps {
  readonly text:
    | 'activity.stale'
    | 'calendar.recipientsFailed'
    | 'calendar.stale'
    | 'checkFilms.stale'
    | 'operation.stale'
    | 'personData.stale'
    | 'talentPage.stale'
    | 'reels.stale'
    | 'specialReels.films.stale'
    | 'reels.sent.failed';
  readonly refusal: Refusal;
  readonly onTryAgain: () => void;
}

/** Says that something could not be loaded anew: what is shown may be out of date. */
export function StaleNote({ text, refusal, onTryAgain }: StaleNoteProps) {
  const intl = useIntl();
  return (
    <Callout intent="warning" compact role="alert" className="stale-note">
      {intl.formatMessage({ id: text }, { reason: refusalText(intl, refusal) })}
      <TryAgain onTryAgain={onTryAgain} />
    </Callout>
  );
}
