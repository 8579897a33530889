import { ProgressBar } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { isolate } from '../../../contract/rules/isolate';
import {
  deletionIntents,
  type DeletionState,
  type Doomed,
  type NotDeleted,
} from '../../workflows/trash/deletion';
import { QuestionDialog } from '../shared/QuestionDialog';
import { refusalText } from '../shared/refusalText';
import { returnToList } from '../shared/returnFocus';
import { deletionTexts } from './deletionTexts';
import { SeveralMeanwhile } from './ScheduledMeanwhile';
import './deletion.css';
import { Note } from '../../ui/Note';

interface SeveralDialogProps {
  readonly kind: Doomed['kind'];
  readonly things: readonly Doomed[];
  readonly deletion: DeletionState;
}

/** Asks once before several things of a kind are deleted, under a red header, and tells how far that is and what was refused. */
export function SeveralDialog({ kind, things, deletion }: SeveralDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const isDeleting = deletion.status === 'deleting';
  const texts = deletionTexts[kind].several;
  return (
    <QuestionDialog
      isOpen={deletion.status !== 'closed'}
      isDanger
      title={formatMessage({ id: texts.question }, { count: things.length })}
      isWorking={isDeleting}
      canOutsideClickClose
      shouldReturnFocusOnClose={false}
      intent="danger"
      icon={<Trash />}
      confirmText={formatMessage({ id: deletion.status === 'refused' ? 'list.tryAgain' : 'action.delete' })}
      onConfirm={() => dispatch(deletionIntents.confirmed())}
      onStop={() => dispatch(deletionIntents.stopped())}
      onClose={() => dispatch(deletionIntents.closed())}
      onClosed={returnToList}
    >
      {deletion.status === 'refused' && <NotDeletedNote failures={deletion.failures} />}
      <p>{formatMessage({ id: texts.company })}</p>
      <SeveralMeanwhile things={things} status={deletion.status} />
      <p className="gr-muted">{formatMessage({ id: 'deletion.safe' })}</p>
      {isDeleting && <Progress count={things.length} waiting={deletion.waiting.length} />}
    </QuestionDialog>
  );
}

function Progress({ count, waiting }: { readonly count: number; readonly waiting: number }) {
  const { formatMessage } = useIntl();
  const text = formatMessage({ id: 'deletion.progress' }, { at: count - waiting + 1, count });
  return (
    <>
      <p role="status">{text}</p>
      <ProgressBar intent="danger" stripes={false} value={(count - waiting) / count} aria-label={text} />
    </>
  );
}

/** Names each thing that was not deleted, and why. */
function NotDeletedNote({ failures }: { readonly failures: readonly NotDeleted[] }) {
  const intl = useIntl();
  return (
    <Note
      intent="danger"
      role="alert"
      className="gr-dialog-note"
      title={intl.formatMessage({ id: 'deletion.notDeleted' }, { count: failures.length })}
    >
      <ul className="deletion-places">
        {failures.map(({ thing, refusal }) => (
          <li key={thing.id}>
            <strong>{isolate(thing.title)}</strong> {refusalText(intl, refusal)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
