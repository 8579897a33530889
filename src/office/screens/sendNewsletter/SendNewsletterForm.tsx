import { Button, DialogBody, DialogFooter, Radio, RadioGroup } from '@blueprintjs/core';
import { Calendar, SendMessage } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectNewsletter } from '../../entities/newsletters';
import { selectSession } from '../../entities/session';
import {
  doubtfulOf,
  type SendForm,
  sendNewsletterIntents,
  type SendNewsletterState,
  sendProblem,
} from '../../workflows/newsletters/sendNewsletter';
import { addressesIn } from '../../../contract/rules/addressList';
import { GoneNote } from '../shared/GoneNote';
import { MailDoubt } from '../shared/MailDoubt';
import { NotDone } from '../shared/NotDone';
import { useLastKnown } from '../shared/useLastKnown';
import { RecipientField } from './RecipientField';
import { PastedAddresses } from './PastedAddresses';
import { useSelected } from '../shared/useSelected';

interface SendNewsletterFormProps {
  readonly dialog: Extract<SendNewsletterState, { readonly status: 'form' }>;
  readonly form: SendForm;
  readonly onChange: (form: SendForm) => void;
  readonly onClose: () => void;
  /** It is to go at another time, to whom was chosen. */
  readonly onLater: (recipients: string) => void;
}

const ways = {
  myself: 'sendNewsletter.to.myself',
  one: 'sendNewsletter.to.one',
  list: 'sendNewsletter.to.list',
} as const;

/** Step 1: to whom. Sending waits for addresses that are right (spec section 5). */
export function SendNewsletterForm({ dialog, form, onChange, onClose, onLater }: SendNewsletterFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { newsletterId, refused, doubtful } = dialog;
  const ownAddress = useSelector(selectSession)?.staff.email ?? '';
  const newsletter = useSelected(selectNewsletter, newsletterId);
  const known = useLastKnown(newsletterId, newsletter);
  const isGone = known !== undefined && newsletter === undefined;
  const problem = sendProblem(form, ownAddress);
  const isInDoubt = refused !== null && doubtful.includes(refused.attempt);
  const isAgain = doubtfulOf(doubtful, form) !== undefined || (refused !== null && doubtful.length === 0);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined && !isGone) dispatch(sendNewsletterIntents.submitted(form));
      }}
    >
      <DialogBody>
        {isGone && <GoneNote title={known.title} />}
        {known && !isGone && (
          <p className="gr-muted">{formatMessage({ id: 'sendNewsletter.which' }, { title: known.title })}</p>
        )}
        {refused && !isInDoubt && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'sendNewsletter.refused' })}
            refusal={refused.refusal}
          />
        )}
        {doubtful.length > 0 && (
          <MailDoubt
            title={formatMessage({ id: 'sendNewsletter.unknownTitle' })}
            doubtful={doubtful}
            form={form}
            recipientsOf={({ to, recipient, recipients }) =>
              to === 'list'
                ? formatMessage(
                    { id: 'sendNewsletter.addresses' },
                    { count: addressesIn(recipients).recipients.length },
                  )
                : { myself: ownAddress, one: recipient.trim() }[to]
            }
            refusal={isInDoubt ? refused.refusal : null}
          />
        )}
        <RadioGroup
          label={formatMessage({ id: 'sendNewsletter.to' })}
          name="to"
          selectedValue={form.to}
          onChange={({ currentTarget }) => onChange({ ...form, to: currentTarget.value as SendForm['to'] })}
        >
          {Object.entries(ways).map(([to, label]) => (
            <Radio
              key={to}
              value={to}
              autoFocus={to === form.to}
              label={formatMessage({ id: label }, { address: ownAddress })}
            />
          ))}
        </RadioGroup>
        {form.to === 'one' && (
          <RecipientField value={form.recipient} onChange={(recipient) => onChange({ ...form, recipient })} />
        )}
        {form.to === 'list' && (
          <PastedAddresses
            autoFocus
            value={form.recipients}
            onChange={(recipients) => onChange({ ...form, recipients })}
          />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={formatMessage({ id: 'action.cancel' })} onClick={onClose} />
            <Button
              icon={<Calendar />}
              disabled={isGone}
              text={formatMessage({ id: 'sendNewsletter.later' })}
              onClick={() =>
                onLater({ myself: ownAddress, one: form.recipient, list: form.recipients }[form.to])
              }
            />
            <Button
              type="submit"
              intent="primary"
              icon={<SendMessage />}
              disabled={problem !== undefined || isGone}
              text={formatMessage({ id: isAgain ? 'sendReel.sendAgain' : 'sendReel.send' })}
            />
          </>
        }
      />
    </form>
  );
}
