import { TextArea } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Recipient } from '../../../contract/rules/addressList';
import { scheduledRecipients } from '../../entities/scheduledRecipients';
import { StaleNote } from '../shared/list/StaleNote';
import { useSelected } from '../shared/useSelected';
import { Loading } from '../shared/Loading';

interface EntryRecipientsProps {
  readonly entryId: string;
  readonly title: string;
  readonly mails: number;
}

/** So many lines are seen without scrolling. */
const LINES = 8;

const lineOf = ({ name, address }: Recipient) => (name === '' ? address : `${name} <${address}>`);

/** To whom a newsletter will be mailed: asked for once they are unfolded, a line each, however many they are. */
export function EntryRecipients({ entryId, title, mails }: EntryRecipientsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const params = { entryId };
  const asked = useSelected(scheduledRecipients.selectQuery, params);

  function list() {
    if (asked.status === 'failed')
      return (
        <StaleNote
          text="calendar.recipientsFailed"
          refusal={asked.refusal}
          onTryAgain={() => dispatch(scheduledRecipients.reload(params))}
        />
      );
    if (!asked.data) return <Loading size={20} />;
    return (
      <TextArea
        readOnly
        fill
        size="small"
        rows={Math.min(asked.data.length, LINES)}
        aria-label={formatMessage({ id: 'calendar.recipients' }, { title })}
        value={asked.data.map(lineOf).join('\n')}
      />
    );
  }

  return (
    <details
      className="entry-recipients"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) dispatch(scheduledRecipients.want(params));
      }}
    >
      <summary>{formatMessage({ id: 'calendar.planned.mailed' }, { count: mails })}</summary>
      {list()}
    </details>
  );
}
