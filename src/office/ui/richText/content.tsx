import {
  CompositeDecorator,
  type ContentBlock,
  type ContentState,
  convertFromRaw,
  convertToRaw,
  EditorState,
} from 'draft-js';
import type { ReactNode } from 'react';
import { fromMarkdown } from './fromMarkdown';
import { toMarkdown } from './toMarkdown';

interface LinkProps {
  readonly contentState: ContentState;
  readonly entityKey: string;
  readonly children: ReactNode;
}

/** A link within the text; the editor keeps it from being followed, so its address is told on hovering. */
function TextLink({ contentState, entityKey, children }: LinkProps) {
  const { url } = contentState.getEntity(entityKey).getData() as { url: string };
  return (
    <a href={url} title={url} rel="noopener noreferrer" target="_blank">
      {children}
    </a>
  );
}

const decorator = new CompositeDecorator([
  {
    strategy(block: ContentBlock, found: (start: number, end: number) => void, content: ContentState) {
      block.findEntityRanges((letter) => {
        const key = letter.getEntity();
        return key !== null && content.getEntity(key).getType() === 'LINK';
      }, found);
    },
    component: TextLink,
  },
]);

/** An editor's state that begins with a text in markdown. */
export function stateOf(markdown: string): EditorState {
  const raw = fromMarkdown(markdown);
  if (raw.blocks.length === 0) return EditorState.createEmpty(decorator);
  return EditorState.createWithContent(convertFromRaw(raw), decorator);
}

/** The text that a content is, in markdown. */
export const markdownOf = (content: ContentState): string => toMarkdown(convertToRaw(content));
