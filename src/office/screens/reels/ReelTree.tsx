import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { SortableTreeWithoutDndContext as SortableTree } from 'react-sortable-tree';
import 'react-sortable-tree/style.css';
import type { Reel } from '../../../contract/entities/reel';
import { type ReelOrder, reelOrder, reelPlaces } from '../../../contract/rules/reelOrder';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { usePhone } from '../shared/rows/usePhone';
import { EditLinkDialog } from './EditLinkDialog';
import { ReelContent } from './ReelContent';
import { ReelMoved } from './ReelMoved';
import { canDrop, nodesOf, orderOf, type ReelTreeNode } from './reelNodes';
import { useReelOrder } from './useReelOrder';
import { useMayChange } from '../shared/useMay';

interface Props {
  readonly owner: ReelOwner;
  readonly reels: readonly Reel[];
}

const ROW_HEIGHT = 52;
const ROW_HEIGHT_ON_PHONE = 84;
const MOST_ROWS = 12;
/** What the last row takes more, so that a tree that fits does not scroll. */
const FOOT = 4;
/** How far a sub-reel stands in from its group, in pixels. */
const INDENT = 24;

/** The reels as a tree, to be moved by drag or by keys: those in a group stand under it (spec section 4, "Reel type"). */
export default function ReelTree({ owner, reels }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const order = useMemo(() => reelOrder(reels), [reels]);
  const tree = useRef<HTMLDivElement>(null);
  const rowHeight = usePhone(tree) ? ROW_HEIGHT_ON_PHONE : ROW_HEIGHT;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const save = (from: ReelOrder, to: ReelOrder) =>
    dispatch(
      reelChangeIntents.requested({
        kind: 'order',
        ...owner,
        places: reelPlaces(to),
        seen: reelPlaces(from),
      }),
    );
  const { shown, heldId, told, onHandleKey, dropTree, moved } = useReelOrder(order, save);
  const nodes = useMemo(() => nodesOf(shown, reels, folded), [shown, reels, folded]);
  const fold = (node: ReelTreeNode, isFolded: boolean) =>
    setFolded((before) => {
      const after = new Set(before);
      if (isFolded) after.add(node.reel.reelId);
      else after.delete(node.reel.reelId);
      return after;
    });
  const rows = nodes.reduce((sum, { expanded, children }) => sum + 1 + (expanded ? children.length : 0), 0);
  return (
    <>
      {mayChange && (
        <p className="gr-reels-hint" id="gr-reel-order-help">
          {formatMessage({
            id:
              nodes.some(({ isGroup }) => isGroup) || !owner.special
                ? 'reels.tree.help'
                : 'reels.tree.helpFlat',
          })}
        </p>
      )}
      <div
        ref={tree}
        className="gr-reels-tree"
        style={{ height: Math.min(rows, MOST_ROWS) * rowHeight + FOOT }}
      >
        <SortableTree
          treeData={nodes}
          getNodeKey={({ node }: { readonly node: ReelTreeNode }) => node.reel.reelId}
          onChange={() => undefined}
          onMoveNode={({ treeData }) => dropTree(orderOf(treeData as readonly ReelTreeNode[]))}
          onVisibilityToggle={({ node, expanded }) => fold(node as ReelTreeNode, !expanded)}
          canNodeHaveChildren={({ isGroup }: ReelTreeNode) => isGroup}
          canDrag={() => mayChange}
          canDrop={canDrop}
          maxDepth={2}
          rowHeight={rowHeight}
          scaffoldBlockPxWidth={INDENT}
          nodeContentRenderer={ReelContent}
          generateNodeProps={() => ({ owner, heldId, onHandleKey, moved })}
        />
      </div>
      <ReelMoved told={told} reels={reels} />
      <EditLinkDialog owner={owner} />
    </>
  );
}
