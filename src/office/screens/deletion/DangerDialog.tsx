import { Trash } from '@blueprintjs/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { deletionIntents } from '../../workflows/trash/deletion';
import { QuestionDialog } from '../shared/QuestionDialog';
import { returnToFilm, returnToList } from '../shared/returnFocus';

import { DeletionRefused, type DeletionProps } from './DeletionRefused';
import { textsOf } from './deletionTexts';
import { PlacesList } from './PlacesList';
import { ScheduledMeanwhile } from './ScheduledMeanwhile';
import { TalentCompany } from './TalentCompany';

/**
 * The question before a thing is deleted, under a red header (spec section 9), with what goes with it: the reels that a
 * film stands on (spec section 2, "delete film"), films and reels of a talent.
 */
export function DangerDialog({ thing, deletion }: DeletionProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const questionId = useId();
  const texts = textsOf(thing);
  const isFilm = thing.kind === 'film';
  const title = thing.title || formatMessage({ id: 'film.untitled' });
  return (
    <QuestionDialog
      isOpen={deletion.status !== 'closed'}
      isDanger
      aria-describedby={questionId}
      title={formatMessage({ id: texts.title })}
      isWorking={deletion.status === 'deleting'}
      canOutsideClickClose
      shouldReturnFocusOnClose={!isFilm}
      intent="danger"
      icon={<Trash />}
      confirmText={formatMessage({ id: texts.confirm ?? 'action.delete' })}
      onConfirm={() => dispatch(deletionIntents.confirmed())}
      onClose={() => dispatch(deletionIntents.closed())}
      onClosed={(dialog) => (isFilm ? returnToFilm(dialog, thing.id) : returnToList(dialog))}
    >
      <DeletionRefused thing={thing} deletion={deletion} />
      <p id={questionId}>{formatMessage({ id: texts.question }, { title })}</p>
      {isFilm && <PlacesList filmId={thing.id} />}
      {thing.kind === 'talent' && <TalentCompany talentId={thing.id} />}
      <ScheduledMeanwhile thing={thing} />
      {texts.safe && <p className="gr-muted">{formatMessage({ id: texts.safe })}</p>}
    </QuestionDialog>
  );
}
