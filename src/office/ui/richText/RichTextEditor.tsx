import { Editor, EditorState, RichUtils } from 'draft-js';
import 'draft-js/dist/Draft.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  insertContent,
  isInList,
  linkAt,
  withDepth,
  withLink,
  withOrdinaryLine,
  withTypedSign,
} from './changes';
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
  /** Id of what is wrong with it; read out with it. */
  readonly problemId?: string | undefined;
  readonly texts: RichTextTexts;
  /** It has the keyboard from the beginning. */
  readonly autoFocus?: boolean;
  /** It cannot be changed now. The keyboard stays in it. */
  readonly isLocked?: boolean;
  readonly onChange: (markdown: string) => void;
  /** Ctrl+S. */
  readonly onSave: () => void;
  /** The focus left the text. */
  readonly onBlur?: () => void;
}

/** A text that is written as it will look and kept as markdown. What was not changed stays written as it was. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { markdown, label, problemId, texts, autoFocus = false, isLocked = false } = props;
  const { onChange, onSave, onBlur } = props;
  const [state, setState] = useState(() => stateOf(markdown));
  const [isLinking, setLinking] = useState(false);
  const first = useRef({ markdown, canonical: markdownOf(state.getCurrentContent()) });
  const editor = useRef<Editor>(null);
  const help = useId();
  /** Escape was the last key: the next Tab leaves the text, also from a list (WCAG, no keyboard trap). */
  const isLeaving = useRef(false);
  const takesKeyboard = useRef(autoFocus);
  useEffect(() => {
    if (takesKeyboard.current) editor.current?.focus();
    takesKeyboard.current = false;
  }, []);
  // Draft.js has no property for it.
  useEffect(
    () => editor.current?.editor?.setAttribute('aria-invalid', `${problemId !== undefined}`),
    [problemId],
  );

  function change(next: EditorState): 'handled' {
    const isOther = next.getCurrentContent() !== state.getCurrentContent();
    if (isOther && isLocked) return 'handled';
    setState(next);
    if (isOther) {
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

  function bindKey(event: KeyboardEvent): string | null {
    const command = commandOf(event, !isLeaving.current && isInList(state));
    if (event.key !== 'Shift') isLeaving.current = event.key === 'Escape';
    // Elsewhere the same keys open the command palette.
    if (command === 'link') event.stopPropagation();
    return command;
  }

  function link(url: string): void {
    setLinking(false);
    change(EditorState.forceSelection(withLink(state, url), state.getSelection()));
  }

  return (
    <div className="gr-rich-text" data-locked={isLocked}>
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
      <p id={help} className="gr-visually-hidden">
        {texts.help}
      </p>
      <div className="gr-rich-text-area" onClick={() => editor.current?.focus()}>
        <Editor
          ref={editor}
          editorState={state}
          onChange={change}
          ariaLabel={label}
          ariaMultiline
          ariaDescribedBy={problemId === undefined ? help : `${help} ${problemId}`}
          role="textbox"
          placeholder={
            state.getCurrentContent().getFirstBlock().getType() === 'unstyled' ? texts.placeholder : ''
          }
          spellCheck
          stripPastedStyles={false}
          onBlur={onBlur}
          keyBindingFn={bindKey}
          handleKeyCommand={handleCommand}
          handleBeforeInput={(letters) => {
            if (isLocked) return 'handled';
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
