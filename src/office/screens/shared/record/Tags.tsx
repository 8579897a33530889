import { TagInput } from '@blueprintjs/core';
import { useState } from 'react';
import type { FieldFace } from './RecordField';
import { TagRemove } from './TagRemove';

interface TagsProps extends Pick<FieldFace, 'id' | 'intent' | 'isReadOnly' | 'describedBy'> {
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const SEPARATOR = /[,;，、；\n]/;

/** Each word once, without blanks around it. */
const unique = (words: readonly string[]) => [
  ...new Set(words.map((word) => word.trim()).filter((word) => word !== '')),
];

/**
 * A word becomes a tag by Enter, a comma, or leaving the field; Backspace takes one away; none stands twice. The word
 * that is being typed is the last one from its first letter on: closing the page loses nothing of it.
 */
export function Tags({ id, intent, isReadOnly, describedBy, words, onChange }: TagsProps) {
  const [typed, setTyped] = useState({ text: '', isLast: false });
  const isLast = typed.isLast && words.at(-1) === typed.text.trim();
  const tags = isLast ? words.slice(0, -1) : words;

  function show(done: readonly string[], text: string): void {
    const all = unique([...done, text]);
    setTyped({ text, isLast: all.length > unique(done).length });
    onChange(all);
  }

  function type(text: string): void {
    const parts = text.split(SEPARATOR);
    show(unique([...tags, ...parts.slice(0, -1)]), (parts.at(-1) ?? '').trimStart());
  }

  const remove = (index: number) => show(tags.toSpliced(index, 1), typed.text);

  return (
    <TagInput
      values={tags}
      inputValue={typed.text}
      onInputChange={({ currentTarget }) => type(currentTarget.value)}
      onAdd={(added) => show(unique([...tags, ...added]), '')}
      onRemove={(_word, index) => remove(index)}
      separator={SEPARATOR}
      addOnBlur
      addOnPaste
      fill
      disabled={isReadOnly}
      intent={intent}
      tagProps={(word, index) => ({
        minimal: true,
        onRemove: undefined,
        ...(!isReadOnly && { endIcon: <TagRemove word={`${word}`} onRemove={() => remove(index)} /> }),
      })}
      inputProps={{
        id,
        'aria-invalid': intent === 'danger',
        'aria-describedby': describedBy,
        autoComplete: 'off',
      }}
    />
  );
}
