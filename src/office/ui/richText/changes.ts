import {
  convertFromRaw,
  type DraftBlockType,
  EditorState,
  Modifier,
  type RawDraftContentState,
  RichUtils,
  type SelectionState,
} from 'draft-js';

/** The deepest level of a list; the first is 0. */
const DEEPEST = 4;

const isItem = (type: string) => type.endsWith('list-item');

/**
 * Puts content where the selection is; undo takes all of it away. A first block joins the line it is pasted into, but a
 * list stands apart from the words of an ordinary line; in a list, it begins at the level of the item that it comes to.
 */
export function insertContent(state: EditorState, raw: RawDraftContentState): EditorState {
  const line = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
  const level = isItem(line.getType()) ? line.getDepth() : 0;
  const [first] = raw.blocks;
  const isApart = first && isItem(first.type) && !isItem(line.getType()) && line.getLength() > 0;
  const pasted = raw.blocks.map((block) =>
    isItem(block.type) ? { ...block, depth: Math.min(DEEPEST, block.depth + level) } : block,
  );
  const blocks = convertFromRaw({ ...raw, blocks: isApart ? [lineBefore(first), ...pasted] : pasted });
  const content = Modifier.replaceWithFragment(
    state.getCurrentContent(),
    state.getSelection(),
    blocks.getBlockMap(),
  );
  return EditorState.push(state, content, 'insert-fragment');
}

const lineBefore = (block: RawDraftContentState['blocks'][number]) => ({
  ...block,
  key: `${block.key}-before`,
  type: 'unstyled' as const,
  depth: 0,
  text: '',
  inlineStyleRanges: [],
  entityRanges: [],
});

/** The address of the link that the selection begins in; empty for none. */
export function linkAt(state: EditorState): string {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  const at = selection.isCollapsed() ? selection.getStartOffset() - 1 : selection.getStartOffset();
  const key = at >= 0 ? block.getEntityAt(at) : null;
  return key === null ? '' : String((content.getEntity(key).getData() as { url?: unknown }).url ?? '');
}

/** Links the selected words, or writes the address itself where nothing is selected; an empty address takes the link away. */
export function withLink(state: EditorState, url: string): EditorState {
  const selection = wholeLink(state);
  if (url === '') return RichUtils.toggleLink(state, selection, null);
  const content = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { url });
  const entity = content.getLastCreatedEntityKey();
  if (!selection.isCollapsed())
    return RichUtils.toggleLink(EditorState.set(state, { currentContent: content }), selection, entity);
  const words = Modifier.insertText(content, selection, url, undefined, entity);
  return EditorState.push(state, words, 'insert-characters');
}

/** The selection; without one, the whole of the link that the caret is in. */
function wholeLink(state: EditorState): SelectionState {
  const selection = state.getSelection();
  if (!selection.isCollapsed()) return selection;
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const key = selection.getStartOffset() > 0 ? block.getEntityAt(selection.getStartOffset() - 1) : null;
  let found = selection;
  if (key !== null)
    block.findEntityRanges(
      (letter) => letter.getEntity() === key,
      (anchorOffset, focusOffset) => {
        found = selection.merge({ anchorOffset, focusOffset });
      },
    );
  return found;
}

const typed: Readonly<Record<string, DraftBlockType>> = {
  '#': 'header-one',
  '##': 'header-two',
  '###': 'header-three',
  '>': 'blockquote',
  '-': 'unordered-list-item',
  '*': 'unordered-list-item',
  '1.': 'ordered-list-item',
};

/** What a space makes of the markdown sign that a line begins with: a heading, a quote or a list; nothing otherwise. */
export function withTypedSign(state: EditorState): EditorState | undefined {
  const selection = state.getSelection();
  if (!selection.isCollapsed()) return undefined;
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  const sign = block.getText().slice(0, selection.getStartOffset());
  const type = typed[sign];
  if (type === undefined || block.getType() !== 'unstyled') return undefined;
  const range = selection.merge({ anchorOffset: 0, focusOffset: sign.length });
  const without = Modifier.removeRange(content, range, 'forward');
  const typedContent = Modifier.setBlockType(without, without.getSelectionAfter(), type);
  return EditorState.push(state, typedContent, 'change-block-type');
}

/** What Enter makes of the end of a heading, and of an empty heading or quote: an ordinary line; nothing otherwise. */
export function withOrdinaryLine(state: EditorState): EditorState | undefined {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  const isHeading = block.getType().startsWith('header-');
  const isEmpty = block.getLength() === 0;
  if (!selection.isCollapsed() || !(isHeading || (isEmpty && block.getType() === 'blockquote')))
    return undefined;
  if (isEmpty)
    return EditorState.push(
      state,
      Modifier.setBlockType(content, selection, 'unstyled'),
      'change-block-type',
    );
  if (selection.getStartOffset() < block.getLength()) return undefined;
  const split = Modifier.splitBlock(content, selection);
  return EditorState.push(
    state,
    Modifier.setBlockType(split, split.getSelectionAfter(), 'unstyled'),
    'split-block',
  );
}

/** Moves the list items of the selection a level in or out: an item at most one level deeper than the one above it. */
export function withDepth(state: EditorState, step: 1 | -1): EditorState {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const start = selection.getStartKey();
  const end = selection.getEndKey();
  let within = false;
  let above = -1;
  const blocks = content.getBlockMap().map((block) => {
    if (!block) return block;
    within = within || block.getKey() === start;
    const isMoved = within && isItem(block.getType());
    if (block.getKey() === end) within = false;
    const depth = isMoved
      ? Math.max(0, Math.min(DEEPEST, above + 1, block.getDepth() + step))
      : block.getDepth();
    above = isItem(block.getType()) ? depth : -1;
    return isMoved ? (block.set('depth', depth) as typeof block) : block;
  });
  const moved = content.merge({ blockMap: blocks, selectionBefore: selection, selectionAfter: selection });
  return EditorState.push(state, moved as typeof content, 'adjust-depth');
}

/** Whether the selection begins in a list. */
export const isInList = (state: EditorState): boolean => isItem(RichUtils.getCurrentBlockType(state));
