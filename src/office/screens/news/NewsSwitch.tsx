import { useDispatch, useSelector } from 'react-redux';
import type { News } from '../../../contract/entities/news';
import { newsSwitchIntents, selectNewsSwitch } from '../../workflows/newsSwitches';
import { RowSwitch } from '../shared/list/RowSwitch';

/** Whether the item is on the agency's site. */
export function NewsSwitch({ item, tabIndex }: { readonly item: News; readonly tabIndex: number }) {
  const { newsId, title, online } = item;
  const dispatch = useDispatch();
  const pressed = useSelector((root: Parameters<typeof selectNewsSwitch>[0]) =>
    selectNewsSwitch(root, newsId),
  );
  const onPress = (wanted: boolean) => dispatch(newsSwitchIntents.requested({ newsId, online: wanted }));
  return <RowSwitch name={title} online={online} pressed={pressed} tabIndex={tabIndex} onPress={onPress} />;
}
