import { Button, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { isolate } from '../../../contract/rules/isolate';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import {
  deletionIntents,
  type DeletionState,
  type Doomed,
  type NotDeleted,
} from '../../workflows/trash/deletion';
import { refusalText } from '../shared/refusalText';
import { returnToList } from '../shared/returnFocus';
import { TitledDialog } from '../shared/TitledDialog';
import { deletionTexts } from './deletionTexts';
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
  const button = useFocusOnChange<HTMLButtonElement>(isDeleting);
  const texts = deletionTexts[kind].several;
  const close = () => dispatch(deletionIntents.closed());
  return (
    <TitledDialog
      isOpen={deletion.status !== 'closed'}
      className="gr-dialog gr-dialog-danger"
      title={formatMessage({ id: texts.question }, { count: things.length })}
      canEscapeKeyClose={!isDeleting}
      canOutsideClickClose={!isDeleting}
      isCloseButtonShown={!isDeleting}
      shouldReturnFocusOnClose={false}
      onClosed={returnToList}
      onClose={close}
    >
      <DialogBody>
        {deletion.status === 'refused' && <NotDeletedNote failures={deletion.failures} />}
        <p>{formatMessage({ id: texts.company })}</p>
        <p className="gr-muted">{formatMessage({ id: 'deletion.safe' })}</p>
        {isDeleting && <Progress count={things.length} waiting={deletion.waiting.length} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {isDeleting ? (
              <Button
                text={formatMessage({ id: 'deletion.stop' })}
                onClick={() => dispatch(deletionIntents.stopped())}
              />
            ) : (
              <Button autoFocus text={formatMessage({ id: 'action.cancel' })} onClick={close} />
            )}
            <Button
              intent="danger"
              icon={<Trash />}
              ref={button}
              loading={isDeleting}
              text={formatMessage({ id: deletion.status === 'refused' ? 'list.tryAgain' : 'action.delete' })}
              onClick={() => dispatch(deletionIntents.confirmed())}
            />
          </>
        }
      />
    </TitledDialog>
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
