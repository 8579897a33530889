import { SendMessage } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Newsletter } from '../../../contract/entities/newsletter';
import { sendNewsletterIntents } from '../../workflows/newsletters/sendNewsletter';
import { RowButton } from '../shared/list/RowButton';
import { ForStaff } from '../shared/ForStaff';

interface RowSendProps {
  readonly newsletter: Newsletter;
  readonly tabIndex: number;
}

const send = <SendMessage />;

/** Opens the dialog in which a newsletter is sent. */
export function RowSend({ newsletter: { newsletterId, title }, tabIndex }: RowSendProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <ForStaff>
      <RowButton
        icon={send}
        label={formatMessage({ id: 'newsletters.send' }, { title })}
        tabIndex={tabIndex}
        onPress={() => dispatch(sendNewsletterIntents.opened({ newsletterId }))}
      />
    </ForStaff>
  );
}
