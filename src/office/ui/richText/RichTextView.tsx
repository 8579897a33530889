import { Editor } from 'draft-js';
import { useMemo } from 'react';
import { stateOf } from './content';
import './richText.css';

interface RichTextViewProps {
  readonly markdown: string;
  readonly label: string;
}

/** A text to be read only, drawn as the editor draws it: no HTML of it is ever put into the page. */
export function RichTextView({ markdown, label }: RichTextViewProps) {
  const state = useMemo(() => stateOf(markdown), [markdown]);
  return (
    <section className="gr-rich-text-view" aria-label={label} tabIndex={0}>
      <Editor readOnly editorState={state} onChange={() => undefined} />
    </section>
  );
}
