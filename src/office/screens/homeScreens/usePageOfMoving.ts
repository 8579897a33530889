import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectHeldScreen } from '../../workflows/homeScreens/screenHold';
import { screenList } from '../../workflows/homeScreens/screenList';
import { selectNewestMove } from '../../workflows/homeScreens/screensInOrder';
import { useShown } from '../shared/list/useShown';
import { screenRows } from './screenRows';

/** A screen that is moved by keys beyond its page takes the list along to the next one. */
export function usePageOfMoving(): void {
  const dispatch = useDispatch();
  const held = useSelector(selectHeldScreen);
  const newest = useSelector(selectNewestMove);
  const { found, page, size } = useShown(screenRows);
  const moving = (held ?? newest)?.screenId;
  const at = found.findIndex((entry) => entry?.screen.screenId === moving);
  const wanted = at < 0 || size === 0 ? page : Math.floor(at / size) + 1;
  useEffect(() => {
    if (wanted !== page) dispatch(screenList.intents.pageOpened(wanted));
  }, [dispatch, wanted, page]);
}
