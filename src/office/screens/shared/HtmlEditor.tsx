import { FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { htmlToMarkdown, markdownToHtml } from '../../ui/richText/html';
import { RichTextEditor } from '../../ui/richText/RichTextEditor';
import { RichTextView } from '../../ui/richText/RichTextView';
import { useRichTextTexts } from './useRichTextTexts';
import { useMayChange } from './useMay';

interface HtmlEditorProps {
  /** The text to begin with; another `key` begins anew. */
  readonly html: string;
  readonly label: string;
  readonly placeholder: string;
  readonly problem?: string | undefined;
  readonly autoFocus?: boolean;
  /** What is typed now would be lost. */
  readonly isLocked: boolean;
  readonly onChange: (html: string) => void;
  readonly onSave: () => void;
}

/** A text that is kept as HTML, in the editor. What was not changed stays written as it was. */
export default function HtmlEditor(props: HtmlEditorProps) {
  const { html, label, placeholder, problem, autoFocus = false, isLocked, onChange, onSave } = props;
  const [first] = useState(() => ({ html, markdown: htmlToMarkdown(html) }));
  const texts = useRichTextTexts(placeholder);
  const mayChange = useMayChange();
  const problemId = useId();
  const isWrong = problem !== undefined;
  return (
    <FormGroup
      label={label}
      helperText={isWrong && <span id={problemId}>{problem}</span>}
      intent={isWrong ? 'danger' : 'none'}
    >
      {mayChange ? (
        <RichTextEditor
          markdown={first.markdown}
          label={label}
          problemId={isWrong ? problemId : undefined}
          texts={texts}
          autoFocus={autoFocus}
          isLocked={isLocked}
          onChange={(markdown) =>
            onChange(markdown === first.markdown ? first.html : markdownToHtml(markdown))
          }
          onSave={onSave}
        />
      ) : (
        <RichTextView markdown={htmlToMarkdown(html)} label={label} />
      )}
    </FormGroup>
  );
}
