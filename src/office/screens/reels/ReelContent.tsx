import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronRight, DragHandleVertical } from '@blueprintjs/icons';
import { type KeyboardEvent, type MutableRefObject, type ReactElement, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ReelOwner } from '../../entities/reelOwner';
import { useReelDrop } from './useReelDrop';
import { useFocusOnceMoved } from '../shared/order/useFocusOnceMoved';
import { ReelNode } from './ReelNode';
import type { ReelTreeNode } from './reelNodes';
import { useMayChange } from '../shared/useMay';

interface Props {
  readonly node: ReelTreeNode;
  readonly path: readonly (string | number)[];
  readonly treeIndex: number;
  readonly isDragging: boolean;
  readonly didDrop: boolean;
  readonly canDrop?: boolean;
  readonly connectDragSource: (element: ReactElement) => ReactElement;
  readonly connectDragPreview: (element: ReactElement) => ReactElement;
  readonly toggleChildrenVisibility?: (place: Pick<Props, 'node' | 'path' | 'treeIndex'>) => void;
  readonly owner: ReelOwner;
  readonly heldId: string | undefined;
  onHandleKey(reelId: string, event: KeyboardEvent): void;
  /** The reel that was just moved at once. */
  readonly moved: MutableRefObject<string>;
}

/** A row of the tree: the handle that moves the reel, what folds a group, and the reel itself. */
export function ReelContent(props: Props) {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  const { node, path, treeIndex, owner, heldId } = props;
  const { title, reelId } = node.reel;
  const isHeld = heldId === reelId;
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHeld) handle.current?.focus();
  }, [isHeld, treeIndex]);
  const { isLanding, drop } = useReelDrop(owner, node.reel);
  useFocusOnceMoved(props.moved, reelId, handle);
  const landing = props.isDragging && !props.didDrop;
  const state = landing ? (props.canDrop ? ' gr-reel-landing' : ' gr-reel-nowhere') : '';
  return props.connectDragPreview(
    <div
      ref={(element) => void drop(element)}
      className={`gr-reel-row${isHeld ? ' gr-reel-film-held' : ''}${isLanding ? ' gr-film-landing' : ''}${state}`}
    >
      {mayChange &&
        props.connectDragSource(
          <button
            ref={handle}
            type="button"
            className="gr-reel-handle"
            aria-label={formatMessage({ id: 'reels.order.handle' }, { title })}
            aria-describedby="gr-reel-order-help"
            aria-pressed={isHeld}
            onKeyDown={(event) => props.onHandleKey(reelId, event)}
          >
            <DragHandleVertical />
          </button>,
        )}
      {node.isGroup && (
        <Button
          variant="minimal"
          size="small"
          icon={node.expanded ? <ChevronDown /> : <ChevronRight />}
          disabled={node.children.length === 0}
          aria-expanded={node.expanded}
          aria-label={formatMessage({ id: 'reels.group.fold' }, { title })}
          onClick={() => props.toggleChildrenVisibility?.({ node, path, treeIndex })}
        />
      )}
      <ReelNode reel={node.reel} subReels={node.children.length} owner={owner} />
    </div>,
  );
}
