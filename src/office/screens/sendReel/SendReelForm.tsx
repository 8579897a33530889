import { Button, Checkbox, DialogBody, DialogFooter } from '@blueprintjs/core';
import { SendMessage } from '@blueprintjs/icons';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { MAILING_LIMIT } from '../../../contract/constants';
import { addressesIn } from '../../../contract/rules/addressList';
import { isolate } from '../../../contract/rules/isolate';
import { byName } from '../../../contract/script';
import { reelMailScripts } from '../../../contract/scripts/reelMail';
import { selectReel } from '../../entities/reels';
import { selectAgency } from '../../entities/session';
import { doubtfulOf, type MailForm, type SendReelState } from '../../workflows/mail/sendReel';
import { TextField } from '../../ui/TextField';
import { GoneNote } from '../shared/GoneNote';
import { MailDoubt } from '../shared/MailDoubt';
import { problemText } from '../shared/problemText';
import { RecipientsField } from '../shared/RecipientsField';
import { useLastKnown } from '../shared/useLastKnown';
import { MailPreview, PreviewButton } from './MailPreview';
import { ReelOffNote } from './ReelOffNote';
import { SendRefused } from './SendRefused';
import { UnplayableNote } from './UnplayableNote';
import { useSelected } from '../shared/useSelected';

const { input: fields } = byName(reelMailScripts)['reel.mail'];

interface SendReelFormProps {
  readonly dialog: Extract<SendReelState, { status: 'form' }>;
  readonly onClose: () => void;
}

type TextName = Exclude<keyof MailForm, 'copyToSelf'>;

/** So many of those that are no addresses are named. */
const NAMED = 5;

/** Step 1: the mail. Sending waits for valid addresses and for a reel that is on (spec section 5). */
export function SendReelForm({ dialog: { reelId, refused, doubtful }, onClose }: SendReelFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useFormikContext<MailForm>();
  const agency = useSelector(selectAgency);
  const reel = useSelected(selectReel, reelId);
  const known = useLastKnown(reelId, reel);
  const isGone = known !== undefined && reel === undefined;
  const isOff = reel?.online === false;
  const refusal = refused?.refusal ?? null;
  const isInDoubt = refused !== null && doubtful.includes(refused.attempt);

  const isAgain = doubtful.length > 0 ? doubtfulOf(doubtful, form.values) !== undefined : refusal !== null;

  const problemOf = (name: TextName): string | undefined => {
    const isSame = refused?.attempt.form[name] === form.values[name];
    const said = refusal?.kind === 'invalid' && isSame ? refusal.problems[name] : undefined;
    const problem = (form.touched[name] ? form.errors[name] : undefined) ?? said;
    if (problem === 'tooMany') return formatMessage({ id: 'sendReel.tooMany' }, { limit: MAILING_LIMIT });
    const { recipients, malformed } = addressesIn(form.values.recipient);
    if (problem === 'malformed' && name === 'recipient' && recipients.length + malformed.length > 1)
      return formatMessage(
        { id: 'sendReel.addressesMalformed' },
        {
          addresses: intl.formatList(malformed.slice(0, NAMED)),
          more: Math.max(0, malformed.length - NAMED),
        },
      );
    return problem === 'malformed'
      ? formatMessage({ id: 'sendReel.addressMalformed' })
      : problemText(intl, problem, fields[name].max);
  };
  const field = (name: TextName) => ({
    ...form.getFieldProps(name),
    label: formatMessage({ id: `sendReel.${name}` }),
    problem: problemOf(name),
  });
  const required = formatMessage({ id: 'form.isRequired' });
  const isLetterValid = Object.keys(form.errors).every((name) => name === 'recipient');

  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <DialogBody>
        {isGone && <GoneNote title={known.title} />}
        {isOff && <ReelOffNote reelId={reelId} />}
        <UnplayableNote reelId={reelId} />
        {refused && !isInDoubt && <SendRefused refusal={refused.refusal} />}
        {doubtful.length > 0 && (
          <MailDoubt
            title={formatMessage({ id: 'sendReel.unknownTitle' })}
            doubtful={doubtful}
            form={form.values}
            recipientsOf={({ recipient }) => recipient.trim()}
            refusal={isInDoubt ? refusal : null}
          />
        )}
        <RecipientsField
          {...field('recipient')}
          onValue={(value) => void form.setFieldValue('recipient', value)}
          required={required}
          hint={formatMessage({ id: 'sendReel.recipientHint' })}
        />
        <Checkbox
          name="copyToSelf"
          checked={form.values.copyToSelf}
          onChange={form.handleChange}
          label={formatMessage({ id: 'sendReel.copyToSelf' })}
        />
        {agency && agency.mainMail !== '' && (
          <p className="send-reel-from">
            {formatMessage({ id: 'outbox.from' })}: {isolate(agency.displayName)} &lt;{agency.mainMail}&gt;
          </p>
        )}
        <TextField
          {...field('senderMail')}
          type="email"
          required={required}
          hint={formatMessage({ id: 'sendReel.senderMailHint' })}
        />
        <TextField {...field('reelName')} required={required} />
        <TextField {...field('heading')} />
        <TextField {...field('message')} rows={5} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={formatMessage({ id: 'action.cancel' })} onClick={onClose} />
            <PreviewButton reelId={reelId} form={form.values} disabled={!isLetterValid || isOff || isGone} />
            <Button
              type="submit"
              intent="primary"
              icon={<SendMessage />}
              text={formatMessage({ id: isAgain ? 'sendReel.sendAgain' : 'sendReel.send' })}
              disabled={!form.isValid || isOff || isGone}
            />
          </>
        }
      />
      <MailPreview />
    </form>
  );
}
