import { Button } from '@blueprintjs/core';
import {
  Bold,
  Citation,
  HeaderOne,
  HeaderThree,
  HeaderTwo,
  Italic,
  Link,
  NumberedList,
  Properties,
  Redo,
  Undo,
} from '@blueprintjs/icons';
import { type EditorState, RichUtils } from 'draft-js';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { linkAt } from './changes';
import type { RichTextTexts } from './texts';

interface ToolbarProps {
  readonly state: EditorState;
  readonly texts: RichTextTexts;
  readonly onCommand: (command: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

interface Tool {
  readonly label: string;
  readonly keys: string;
  readonly icon: ReactElement;
  readonly act: () => void;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
}

/** What can be done with the text; one stop of the Tab key, the arrow keys move within (WAI-ARIA, toolbar). */
export function Toolbar({ state, texts, onCommand, onUndo, onRedo }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const style = state.getCurrentInlineStyle();
  const type = RichUtils.getCurrentBlockType(state);
  const inline = (label: string, keys: string, icon: ReactElement, name: 'bold' | 'italic'): Tool => ({
    label,
    keys,
    icon,
    isOn: style.has(name.toUpperCase()),
    act: () => onCommand(name),
  });
  const block = (label: string, keys: string, icon: ReactElement, name: string): Tool => ({
    label,
    keys,
    icon,
    isOn: type === name,
    act: () => onCommand(`type:${name}`),
  });
  const tools: readonly Tool[] = [
    inline(texts.bold, 'Ctrl+B', <Bold />, 'bold'),
    inline(texts.italic, 'Ctrl+I', <Italic />, 'italic'),
    block(texts.heading1, 'Ctrl+Alt+1', <HeaderOne />, 'header-one'),
    block(texts.heading2, 'Ctrl+Alt+2', <HeaderTwo />, 'header-two'),
    block(texts.heading3, 'Ctrl+Alt+3', <HeaderThree />, 'header-three'),
    block(texts.bullets, 'Ctrl+Shift+8', <Properties />, 'unordered-list-item'),
    block(texts.numbers, 'Ctrl+Shift+7', <NumberedList />, 'ordered-list-item'),
    block(texts.quote, 'Ctrl+Shift+9', <Citation />, 'blockquote'),
    {
      label: texts.link,
      keys: 'Ctrl+K',
      icon: <Link />,
      isOn: linkAt(state) !== '',
      act: () => onCommand('link'),
    },
    {
      label: texts.undo,
      keys: 'Ctrl+Z',
      icon: <Undo />,
      isOff: state.getUndoStack().size === 0,
      act: onUndo,
    },
    {
      label: texts.redo,
      keys: 'Ctrl+Shift+Z',
      icon: <Redo />,
      isOff: state.getRedoStack().size === 0,
      act: onRedo,
    },
  ];

  function move(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tools.length - 1
          : step && (current + step + tools.length) % tools.length;
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  }

  return (
    <div className="gr-rich-text-toolbar" role="toolbar" aria-label={texts.toolbar} onKeyDown={move}>
      {tools.map(({ label, keys, icon, act, isOn, isOff = false }, index) => (
        <Button
          key={label}
          variant="minimal"
          icon={icon}
          aria-label={label}
          title={`${label} (${keys})`}
          aria-pressed={isOn}
          aria-disabled={isOff}
          active={isOn}
          className={isOff ? 'gr-rich-text-off' : undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isOff) act();
          }}
        />
      ))}
    </div>
  );
}
