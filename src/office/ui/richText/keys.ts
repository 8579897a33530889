import { getDefaultKeyBinding, KeyBindingUtil } from 'draft-js';
import type { KeyboardEvent } from 'react';

const withNumber: Readonly<Record<string, string>> = {
  Digit0: 'type:unstyled',
  Digit1: 'type:header-one',
  Digit2: 'type:header-two',
  Digit3: 'type:header-three',
};
const withShift: Readonly<Record<string, string>> = {
  Digit7: 'type:ordered-list-item',
  Digit8: 'type:unordered-list-item',
  Digit9: 'type:blockquote',
  KeyL: 'link',
};

/**
 * What a key does in the editor: Ctrl+S saves, Ctrl+K or Ctrl+Shift+L link, Ctrl+Alt+0…3 headings, Ctrl+Shift+7…9 lists and
 * quote; in a list Tab and Shift+Tab move its items a level in and out.
 */
export function commandOf(event: KeyboardEvent, isInList: boolean): string | null {
  if (event.key === 'Tab' && isInList) return event.shiftKey ? 'shallower' : 'deeper';
  if (!KeyBindingUtil.hasCommandModifier(event)) return getDefaultKeyBinding(event);
  const own = event.altKey
    ? withNumber[event.code]
    : event.shiftKey
      ? withShift[event.code]
      : { KeyS: 'save', KeyK: 'link', BracketRight: 'deeper', BracketLeft: 'shallower' }[event.code];
  return own ?? getDefaultKeyBinding(event);
}
