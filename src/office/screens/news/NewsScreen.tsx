import { Button } from '@blueprintjs/core';
import { Feed, Plus } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { newsDetailsPath } from '../../workflows/news/newsDetail';
import { ListScreen } from '../shared/list/ListScreen';
import { newsRows } from './newsRows';
import { ForStaff } from '../shared/ForStaff';
import './news.css';

/** The agency's news: edit, add, delete, put on the site or take off it (spec section 2). */
export default function NewsScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const add = (
    <ForStaff>
      <Button
        intent="primary"
        icon={<Plus />}
        text={formatMessage({ id: 'news.add' })}
        onClick={() => void navigate(newsDetailsPath())}
      />
    </ForStaff>
  );
  return (
    <ListScreen
      list={newsRows}
      title={formatMessage({ id: 'news.title' })}
      actions={add}
      empty={{
        icon: <Feed />,
        title: formatMessage({ id: 'news.none' }),
        hint: formatMessage({ id: 'news.noneHint' }),
        action: add,
      }}
    />
  );
}
