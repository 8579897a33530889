import { Button, DialogBody } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { recipientText } from '../../../contract/rules/addressList';
import { personName } from '../../../contract/rules/personName';
import { selectSession } from '../../entities/session';
import { mailPreviewIntents, selectMailPreview } from '../../workflows/mail/mailPreview';
import { type MailForm, recipientsOf } from '../../workflows/mail/sendReel';
import { Note } from '../../ui/Note';
import { Loading } from '../shared/Loading';
import { MailParts } from '../shared/MailParts';
import { TitledDialog } from '../shared/TitledDialog';
import { TryAgain } from '../shared/TryAgain';
import { mailRefusalText } from './SendRefused';

type ComposedMail = Extract<ReturnType<typeof selectMailPreview>, { status: 'open' }>['mail'];

/** Opens the mail as it would leave, once what is typed could be sent. */
export function PreviewButton({
  reelId,
  form,
  disabled,
}: {
  readonly reelId: string;
  readonly form: MailForm;
  readonly disabled: boolean;
}) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <Button
      text={formatMessage({ id: 'sendReel.preview' })}
      disabled={disabled}
      onClick={() => dispatch(mailPreviewIntents.opened({ reelId, form }))}
    />
  );
}

/** The mail as it would leave, over the form that it is written in. */
export function MailPreview() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const preview = useSelector(selectMailPreview);
  return (
    <TitledDialog
      isOpen={preview.status !== 'closed'}
      onClose={() => dispatch(mailPreviewIntents.closed())}
      className="gr-dialog mail-dialog"
      title={
        preview.status === 'open' ? preview.mail.subject : intl.formatMessage({ id: 'sendReel.preview' })
      }
    >
      <DialogBody useOverflowScrollContainer={false}>
        <p role="status" className="gr-visually-hidden">
          {preview.status === 'composing' && intl.formatMessage({ id: 'list.loading' })}
          {preview.status === 'open' && preview.mail.subject}
        </p>
        {preview.status === 'composing' && <Loading className="mail-spinner" />}
        {preview.status === 'failed' && (
          <Note intent="danger" role="alert" title={intl.formatMessage({ id: 'sendReel.previewFailed' })}>
            <p>{mailRefusalText(intl, preview.refusal)}</p>
            <TryAgain
              onTryAgain={() =>
                dispatch(mailPreviewIntents.opened({ reelId: preview.reelId, form: preview.form }))
              }
            />
          </Note>
        )}
        {preview.status === 'open' && <PreviewedMail mail={preview.mail} form={preview.form} />}
      </DialogBody>
    </TitledDialog>
  );
}

interface PreviewedMailProps {
  readonly mail: ComposedMail;
  readonly form: MailForm;
}

/** The composed mail under what its envelope will say: the agency sends it, and answers go to the person who writes it. */
function PreviewedMail({ mail, form }: PreviewedMailProps) {
  const { formatMessage } = useIntl();
  const session = useSelector(selectSession);
  if (!session) return null;
  const { agency, staff } = session;
  const [first, ...others] = recipientsOf(form, session);
  return (
    <MailParts
      {...mail}
      from={recipientText({ recipient: agency.mainMail, recipientName: agency.displayName })}
      replyTo={recipientText({
        recipient: form.senderMail.trim(),
        recipientName: personName(staff.firstName, staff.lastName),
      })}
      recipient={
        first
          ? formatMessage(
              { id: 'reelTable.sentTo' },
              {
                recipient: recipientText({ recipient: first.address, recipientName: first.name }),
                more: others.length,
              },
            )
          : ''
      }
    />
  );
}
