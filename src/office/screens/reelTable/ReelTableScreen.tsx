import { NumberedList } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { ListScreen } from '../shared/list/ListScreen';
import { useMayChange } from '../shared/useMay';
import { reelTableRows } from './reelTableRows';

/** All reels of the agency and of its talents: found, filtered, opened, copied and made once more. */
export default function ReelTableScreen() {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  return (
    <ListScreen
      list={reelTableRows}
      title={formatMessage({ id: 'reelTable.title' })}
      empty={{
        icon: <NumberedList />,
        title: formatMessage({ id: 'reelTable.none' }),
        hint: mayChange ? formatMessage({ id: 'reelTable.noneHint' }) : '',
      }}
    />
  );
}
