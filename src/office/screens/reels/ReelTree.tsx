import { useMemo } from 'react';
import { SortableTreeWithoutDndContext as SortableTree } from 'react-sortable-tree';
import 'react-sortable-tree/style.css';
import type { Reel } from '../../../contract/entities/reel';
import { GROUP_TYPE, isSubReelType, subReelType } from '../../../contract/rules/reelType';
import { ReelNode } from './ReelNode';

interface Props {
  readonly talentId: string;
  readonly reels: readonly Reel[];
}

const ROW_HEIGHT = 52;
/** How far a sub-reel stands in from its group, in pixels. */
const INDENT = 24;

/** The reels as a tree: top-level reels and groups, the sub-reels inside their group (spec section 3, reel types). */
export default function ReelTree({ talentId, reels }: Props) {
  const nodes = useMemo(() => treeOf(reels), [reels]);
  return (
    <div className="gr-reels-tree" style={{ height: Math.min(reels.length, 12) * ROW_HEIGHT }}>
      <SortableTree
        treeData={nodes}
        onChange={() => undefined}
        canDrag={() => false}
        rowHeight={ROW_HEIGHT}
        scaffoldBlockPxWidth={INDENT}
        nodeContentRenderer={ReelContent}
        generateNodeProps={() => ({ talentId })}
      />
    </div>
  );
}

interface ReelTreeNode {
  readonly reel: Reel;
  readonly expanded: true;
  readonly children: readonly ReelTreeNode[];
}

function ReelContent({ node, talentId }: { readonly node: ReelTreeNode; readonly talentId: string }) {
  return <ReelNode reel={node.reel} talentId={talentId} />;
}

/** The group at position n holds the reels of type SR{n}. */
function treeOf(reels: readonly Reel[]): ReelTreeNode[] {
  const leaf = (reel: Reel): ReelTreeNode => ({ reel, expanded: true, children: [] });
  return reels
    .filter(({ type }) => !isSubReelType(type))
    .map((reel) => ({
      ...leaf(reel),
      children:
        reel.type === GROUP_TYPE
          ? reels.filter(({ type }) => type === subReelType(reel.position)).map(leaf)
          : [],
    }));
}
