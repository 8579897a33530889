import { DialogBody, ProgressBar } from '@blueprintjs/core';
import { TickCircle } from '@blueprintjs/icons';
import { FormikProvider, useFormik } from 'formik';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectReel } from '../../entities/reels';
import { selectSession } from '../../entities/session';
import {
  type MailForm,
  mailFormSchema,
  sendReelIntents,
  type SendReelState,
} from '../../workflows/mail/sendReel';
import { problemsIn } from '../shared/problemsIn';
import { useTyped } from '../shared/useClosing';
import { SendKept } from './SendKept';
import { SendReelForm } from './SendReelForm';
import { ToWhom } from './ToWhom';
import { useSelected } from '../shared/useSelected';

interface SendReelStepsProps {
  readonly dialog: Exclude<SendReelState, { status: 'closed' }>;
  readonly onTyped: (typed: boolean) => void;
  readonly onClose: () => void;
}

const check = problemsIn(mailFormSchema);

/** What was handed over is what the form shows when it comes back. */
const sentForm = (dialog: SendReelState): MailForm | undefined =>
  dialog.status === 'sending'
    ? dialog.form
    : dialog.status === 'form'
      ? dialog.refused?.attempt.form
      : undefined;

/** The three steps; what was typed is kept through all of them. */
export function SendReelSteps({ dialog, onTyped, onClose }: SendReelStepsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const staff = useSelector(selectSession)?.staff;
  const reel = useSelected(selectReel, dialog.reelId);
  const initialValues: MailForm = {
    recipient: (dialog.status === 'form' && dialog.recipient) || '',
    senderMail: reel?.special?.mailSender || (staff?.email ?? ''),
    reelName: reel?.title ?? '',
    heading: '',
    message: '',
    copyToSelf: false,
  };
  const form = useFormik<MailForm>({
    initialValues,
    initialErrors: check(initialValues),
    validate: check,
    onSubmit: (values) => void dispatch(sendReelIntents.submitted(values)),
  });
  const { dirty, setValues } = form;
  const sent = sentForm(dialog);
  useEffect(() => {
    if (sent) void setValues(sent);
  }, [sent, setValues]);
  useTyped(onTyped, dirty);

  switch (dialog.status) {
    case 'form':
      return (
        <FormikProvider value={form}>
          <SendReelForm dialog={dialog} onClose={onClose} />
        </FormikProvider>
      );
    case 'sending':
      return (
        <DialogBody>
          <div className="send-reel-step" role="status">
            <p>
              <ToWhom list={dialog.form.recipient} one="sendReel.sending" many="sendReel.sendingMany" />
            </p>
            <ProgressBar intent="primary" aria-label={formatMessage({ id: 'sendReel.progress' })} />
          </div>
        </DialogBody>
      );
    case 'kept':
      return <SendKept recipient={dialog.recipient} onClose={onClose} />;
    case 'success':
      return (
        <DialogBody>
          <div className="send-reel-step" role="status">
            <TickCircle size={40} className="send-reel-sent" aria-hidden />
            <p className="send-reel-success">
              <FormattedMessage id="sendReel.sent" />
            </p>
          </div>
        </DialogBody>
      );
  }
}
