import { Editor, EditorState, RichUtils } from 'draft-js';
import 'draft-js/dist/Draft.css';
import { useRef, useState } from 'react';
import { insertContent, linkAt, withDepth, withLink, withOrdinaryLine, withTypedSign } from './changes';
import { markdownOf, stateOf } from './content';
import { commandOf } from './keys';
import { LinkForm } from './LinkForm';
import { pastedContent } from './paste';
import type { RichTextTexts } from './texts';
import { Toolbar } from './Toolbar';
import './richText.css';

interface RichTextEditorProps {
  /** The text to begin with; another `key` begins anew. */
  readonly markdown: string;
  readonly label: string;
  readonly texts: RichTextTexts;
  readonly onChange: (markdown: string) => void;
  /** Ctrl+S. */
  readonly onSave: () => void;
}

/** A text that is written as it will look and kept as markdown. What was not changed stays written as it was. */
export function RichTextEditor({ markdown, label, texts, onChange, onSave }: RichTextEditorProps) {
  const [state, setState] = useState(() => stateOf(markdown));
  const [isLinking, setLinking] = useState(false);
  const first = useRef({ markdown, canonical: markdownOf(state.getCurrentContent()) });
  const editor = useRef<Editor>(null);

  function change(next: EditorState): 'handled' {
    setState(next);
    if (next.getCurrentContent() !== state.getCurrentContent()) {
      const written = markdownOf(next.getCurrentContent());
      onChange(written === first.current.canonical ? first.current.markdown : written);
    }
    return 'handled';
  }

  function handleCommand(command: string): 'handled' | 'not-handled' {
    if (command === 'save') onSave();
    else if (command === 'link') setLinking(true);
    else if (command === 'deeper') change(withDepth(state, 1));
    else if (command === 'shallower') change(withDepth(state, -1));
    else if (command.startsWith('type:')) change(RichUtils.toggleBlockType(state, command.slice(5)));
    else {
      const next = RichUtils.handleKeyCommand(state, command);
      return next && command !== 'underline' && command !== 'code' ? change(next) : 'not-handled';
    }
    return 'handled';
  }

  function link(url: string): void {
    setLinking(false);
    change(EditorState.forceSelection(withLink(state, url), state.getSelection()));
  }

  return (
    <div className="gr-rich-text">
      <Toolbar
        state={state}
        texts={texts}
        onCommand={(command) => {
          handleCommand(command);
          if (command !== 'link') editor.current?.focus();
        }}
        onUndo={() => change(EditorState.undo(state))}
        onRedo={() => change(EditorState.redo(state))}
      />
      {isLinking && (
        <LinkForm
          url={linkAt(state)}
          texts={texts}
          onDone={link}
          onCancel={() => {
            setLinking(false);
            editor.current?.focus();
          }}
        />
      )}
      <div className="gr-rich-text-area" onClick={() => editor.current?.focus()}>
        <Editor
          ref={editor}
          editorState={state}
          onChange={change}
          ariaLabel={label}
          ariaMultiline
          role="textbox"
          placeholder={
            state.getCurrentContent().getFirstBlock().getType() === 'unstyled' ? texts.placeholder : ''
          }
          spellCheck
          stripPastedStyles={false}
          keyBindingFn={commandOf}
          handleKeyCommand={handleCommand}
          handleBeforeInput={(letters) => {
            const next = letters === ' ' ? withTypedSign(state) : undefined;
            return next ? change(next) : 'not-handled';
          }}
          handlePastedText={(text, html) => change(insertContent(state, pastedContent(text, html)))}
          handleReturn={(event) => {
            if (event.shiftKey) return change(RichUtils.insertSoftNewline(state));
            const next = withOrdinaryLine(state);
            return next ? change(next) : 'not-handled';
          }}
        />
      </div>
    </div>
  );
}
