import { Button } from '@blueprintjs/core';
import { Plus, SendMessage } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { newsletterPath } from '../../workflows/newsletters/newsletterDetail';
import { ScheduleDialog } from '../scheduling/ScheduleDialog';
import { SendNewsletterDialog } from '../sendNewsletter/SendNewsletterDialog';
import { ListScreen } from '../shared/list/ListScreen';
import { CopyRefused } from './CopyRefused';
import { newsletterRows } from './newsletterRows';
import { ForStaff } from '../shared/ForStaff';

/** The agency's newsletters: create, edit, send, take as a start, delete (spec section 2). */
export default function NewslettersScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const add = (
    <ForStaff>
      <Button
        intent="primary"
        icon={<Plus />}
        text={formatMessage({ id: 'newsletters.add' })}
        onClick={() => void navigate(newsletterPath())}
      />
    </ForStaff>
  );
  return (
    <ListScreen
      list={newsletterRows}
      title={formatMessage({ id: 'newsletters.title' })}
      actions={add}
      empty={{
        icon: <SendMessage />,
        title: formatMessage({ id: 'newsletters.none' }),
        hint: formatMessage({ id: 'newsletters.noneHint' }),
        action: add,
      }}
    >
      <CopyRefused />
      <SendNewsletterDialog />
      <ScheduleDialog />
    </ListScreen>
  );
}
