import { Envelope } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { mails as mailList } from '../../entities/mails';
import { ListScreen } from '../shared/list/ListScreen';
import { useMayChange } from '../shared/useMay';
import { MailDialog } from './MailDialog';
import { outboxRows } from './outboxRows';
import './outbox.css';
import { Note } from '../../ui/Note';

/** The mails that staff sent, and what became of each. */
export default function OutboxScreen() {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  const mails = useSelector(mailList.selectAll);
  return (
    <ListScreen
      list={outboxRows}
      title={formatMessage({ id: 'outbox.title' })}
      empty={{
        icon: <Envelope />,
        title: formatMessage({ id: 'outbox.empty' }),
        hint: formatMessage({ id: 'outbox.emptyHint' }, { mayChange }),
      }}
    >
      {mails.some(({ status }) => status === 'storedLocally') && (
        <Note intent="warning" className="list-callout" title={formatMessage({ id: 'outbox.storedLocally' })}>
          {formatMessage({ id: 'outbox.storedLocallyHint' }, { mayChange })}
        </Note>
      )}
      <MailDialog />
    </ListScreen>
  );
}
