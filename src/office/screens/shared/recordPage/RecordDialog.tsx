import { DialogBody } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '../../../ui/EmptyState';
import { Told } from '../../../ui/Told';
import { useAskBeforeLeaving, useLeave } from '../../../ui/leaving';
import { Loading } from '../Loading';
import { TitledDialog } from '../TitledDialog';
import { useLastKnown } from '../useLastKnown';
import type { RecordFace } from './declaration';
import { RecordFields } from './RecordFields';
import { RecordFoot } from './RecordFoot';
import './recordPage.css';

interface RecordDialogProps {
  readonly record: RecordFace;
  readonly title: string;
  readonly className: string;
  /** What else is done with it, at its foot. */
  readonly ways?: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A record that is edited over its list; closing it while it is unsaved asks first. While it fades it is still what it was. */
export function RecordDialog({ record, title, className, ways, children }: RecordDialogProps) {
  const { workflow, texts } = record;
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const leave = useLeave();
  const now = useSelector(workflow.selectPage);
  const isUnsaved = useSelector(workflow.selectIsUnsaved);
  const page = useLastKnown('page', now.status === 'closed' ? undefined : now) ?? now;
  const close = () => leave(() => dispatch(workflow.intents.closed()));
  useAskBeforeLeaving(isUnsaved && now.status !== 'saved');
  return (
    <TitledDialog
      isOpen={now.status !== 'closed'}
      className={`gr-dialog ${className}`}
      title={title}
      canEscapeKeyClose={now.status !== 'saving'}
      canOutsideClickClose={false}
      isCloseButtonShown={now.status !== 'saving'}
      onClose={close}
    >
      <DialogBody>
        {'draft' in page ? (
          <RecordFields record={record} page={page} foot={<RecordFoot ways={ways} onDone={close} />}>
            {children}
          </RecordFields>
        ) : (
          <>
            {page.status !== 'missing' && <Loading />}
            <Told>
              {page.status === 'missing' && (
                <EmptyState
                  title={formatMessage({ id: texts.missing })}
                  description={formatMessage({ id: 'recordPage.missingHint' })}
                />
              )}
            </Told>
          </>
        )}
      </DialogBody>
    </TitledDialog>
  );
}
