import { EditorState, type SelectionState } from 'draft-js';
import { withOrdinaryLine } from '../../../src/office/ui/richText/changes';
import { markdownOf, stateOf } from '../../../src/office/ui/richText/content';

/** A text with the caret in its first line. */
function caret(markdown: string, at: (length: number) => number): EditorState {
  const state = stateOf(markdown);
  const block = state.getCurrentContent().getFirstBlock();
  const offset = at(block.getLength());
  const selection = state.getSelection().merge({ anchorOffset: offset, focusOffset: offset });
  return EditorState.acceptSelection(state, selection as SelectionState);
}

const typesOf = (state: EditorState | undefined) =>
  state
    ?.getCurrentContent()
    .getBlocksAsArray()
    .map((block) => block.getType());

test.each(['#', '##', '###'])('after a heading of %s Enter begins an ordinary line', (sign) => {
  const next = withOrdinaryLine(caret(`${sign} Films`, (length) => length));
  expect(typesOf(next)?.[1]).toBe('unstyled');
  expect(next?.getSelection().getStartKey()).toBe(next?.getCurrentContent().getLastBlock().getKey());
  expect(markdownOf(next?.getCurrentContent() ?? stateOf('').getCurrentContent())).toBe(`${sign} Films`);
});

test.each([
  ['in the middle of a heading', '# Films', 2],
  ['in an ordinary line', 'Films', 5],
  ['in a list', '- Films', 5],
  ['in a quote with words', '> Films', 5],
])('%s Enter does what it always does', (_where, markdown, at) => {
  expect(withOrdinaryLine(caret(markdown, () => at))).toBeUndefined();
});

test.each(['header-two', 'blockquote'])('an empty line of type %s becomes an ordinary one', (type) => {
  const state = stateOf('x');
  const content = state.getCurrentContent();
  const block = content.getFirstBlock().merge({ text: '', type }) as ReturnType<typeof content.getFirstBlock>;
  const empty = content.merge({ blockMap: content.getBlockMap().set(block.getKey(), block) });
  const next = withOrdinaryLine(EditorState.createWithContent(empty as typeof content));
  expect(typesOf(next)).toEqual(['unstyled']);
});
