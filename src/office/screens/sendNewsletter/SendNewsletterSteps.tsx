import { Button, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import { Inbox, TickCircle } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { SendForm, SendNewsletterState } from '../../workflows/newsletters/sendNewsletter';
import { useTyped } from '../shared/useClosing';
import { SendNewsletterForm } from './SendNewsletterForm';

interface StepsProps {
  readonly dialog: Exclude<SendNewsletterState, { readonly status: 'closed' }>;
  readonly onTyped: (typed: boolean) => void;
  readonly onClose: () => void;
  /** It is to go at another time, to whom was chosen. */
  readonly onLater: (recipients: string) => void;
}

const blank: SendForm = { to: 'myself', recipient: '', recipients: '' };

/** The three steps; what was typed is kept through all of them. */
export function SendNewsletterSteps({ dialog, onTyped, onClose, onLater }: StepsProps) {
  const { formatMessage } = useIntl();
  const [form, setForm] = useState(blank);
  useTyped(onTyped, form.recipient !== '' || form.recipients !== '');
  switch (dialog.status) {
    case 'form':
      return (
        <SendNewsletterForm
          dialog={dialog}
          form={form}
          onChange={setForm}
          onClose={onClose}
          onLater={onLater}
        />
      );
    case 'sending':
      return (
        <Step>
          <p>{formatMessage({ id: 'sendNewsletter.sending' })}</p>
          <ProgressBar intent="primary" aria-label={formatMessage({ id: 'sendNewsletter.progress' })} />
        </Step>
      );
    case 'success':
      return (
        <Step>
          <TickCircle size={40} className="send-reel-sent" aria-hidden />
          <p className="send-reel-success">{formatMessage({ id: 'sendNewsletter.sent' })}</p>
        </Step>
      );
    case 'kept':
      return (
        <>
          <Step>
            <Inbox size={40} className="send-reel-kept" aria-hidden />
            <p className="send-reel-success">{formatMessage({ id: 'sendReel.kept' })}</p>
            <p>{formatMessage({ id: 'sendNewsletter.keptHint' }, { count: dialog.mails })}</p>
            {form.to === 'myself' && <p>{formatMessage({ id: 'sendNewsletter.keptTest' })}</p>}
            <Link to="/app/page/outbox">{formatMessage({ id: 'sendReel.toOutbox' })}</Link>
          </Step>
          <DialogFooter
            actions={<Button autoFocus text={formatMessage({ id: 'action.close' })} onClick={onClose} />}
          />
        </>
      );
  }
}

const Step = ({ children }: { readonly children: ReactNode }) => (
  <DialogBody>
    <div className="send-reel-step" role="status">
      {children}
    </div>
  </DialogBody>
);
