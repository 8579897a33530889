import { DragHandleVertical } from '@blueprintjs/icons';
import { useContext, useEffect, useRef } from 'react';
import { useDrag, useDrop } from 'react-dnd';
import { useIntl } from 'react-intl';
import { type ScreenEntry, screenList } from '../../workflows/homeScreens/screenList';
import { useOfList } from '../shared/list/useShown';
import { MovingHandle } from './movingHandle';
import { useScreenMove } from './useScreenMove';

interface ScreenHandleProps {
  readonly entry: ScreenEntry;
  readonly tabIndex: number;
}

interface Dragged {
  readonly screenId: string;
}

const DRAG_TYPE = 'home-screen';

/** The handle by which a home screen is moved; its row takes another one that is dragged over it. */
export function ScreenHandle({ entry: { screen, name }, tabIndex }: ScreenHandleProps) {
  const { formatMessage } = useIntl();
  const { sort, search } = useOfList(screenList.selectView);
  const isOff = sort !== '' || search.trim() !== '' || screen.position === undefined;
  const { screenId } = screen;
  const { isHeld, onKeyDown, begin, takePlace, drop, release } = useScreenMove(screenId);
  const handle = useRef<HTMLButtonElement>(null);
  const moving = useContext(MovingHandle);
  const [, drag, preview] = useDrag<Dragged, object, object>({
    type: DRAG_TYPE,
    item: () => {
      begin();
      return { screenId };
    },
    canDrag: !isOff,
    end: (_dragged, monitor) => !monitor.didDrop() && release(),
  });
  const [, accept] = useDrop<Dragged, object, object>({
    accept: DRAG_TYPE,
    hover: (dragged) => void takePlace(dragged.screenId),
    drop: () => {
      drop();
      return {};
    },
  });
  useEffect(() => {
    const row = handle.current?.closest('.list-row') ?? null;
    drag(handle.current);
    preview(accept(row));
  });
  useEffect(() => {
    if (moving.current === screenId) handle.current?.focus();
  });
  return (
    <button
      ref={handle}
      type="button"
      className="screen-handle list-above"
      tabIndex={tabIndex}
      disabled={isOff}
      title={isOff ? formatMessage({ id: 'screens.order.off' }) : undefined}
      aria-label={formatMessage({ id: 'reels.order.handle' }, { title: name })}
      aria-describedby="screens-order-help"
      aria-pressed={isHeld}
      onKeyDown={onKeyDown}
      onFocus={() => {
        moving.current = screenId;
      }}
      onBlur={() => {
        moving.current = '';
      }}
    >
      <DragHandleVertical />
    </button>
  );
}
