import { NumberedList } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { ListScreen } from '../shared/list/ListScreen';
import { reelTableRows } from './reelTableRows';

/** All reels of the agency and of its talents: found, filtered, opened, copied and made once more. */
export default function ReelTableScreen() {
  const { formatMessage } = useIntl();
  return (
    <ListScreen
      list={reelTableRows}
      title={formatMessage({ id: 'reelTable.title' })}
      empty={{
        icon: <NumberedList />,
        title: formatMessage({ id: 'reelTable.none' }),
        hint: formatMessage({ id: 'reelTable.noneHint' }),
      }}
    />
  );
}
