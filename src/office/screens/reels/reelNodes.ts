import type { Reel } from '../../../contract/entities/reel';
import type { ReelOrder } from '../../../contract/rules/reelOrder';

/** A reel as the tree holds it. */
export interface ReelTreeNode {
  readonly reel: Reel;
  readonly isGroup: boolean;
  readonly expanded: boolean;
  readonly children: readonly ReelTreeNode[];
}

/** The nodes of an order; the groups named in `folded` are shut. */
export function nodesOf(
  order: ReelOrder,
  reels: readonly Reel[],
  folded: ReadonlySet<string>,
): ReelTreeNode[] {
  const byId = new Map(reels.map((reel) => [reel.reelId, reel]));
  const leaf = (reelId: string): readonly ReelTreeNode[] => {
    const reel = byId.get(reelId);
    return reel ? [{ reel, isGroup: false, expanded: true, children: [] }] : [];
  };
  return order.flatMap(({ reelId, isGroup, subReels }) =>
    leaf(reelId).map((node) => ({
      ...node,
      isGroup,
      expanded: !folded.has(reelId),
      children: subReels.flatMap(leaf),
    })),
  );
}

/** The order that the tree's nodes stand in. */
export const orderOf = (nodes: readonly ReelTreeNode[]): ReelOrder =>
  nodes.map(({ reel: { reelId }, isGroup, children }) => ({
    reelId,
    isGroup,
    subReels: children.map((child) => child.reel.reelId),
  }));

/** A group goes into no group, an empty one neither. */
export const canDrop = ({
  node,
  nextParent,
}: {
  readonly node: ReelTreeNode;
  readonly nextParent?: ReelTreeNode | null;
}) => !(node.isGroup && nextParent);
