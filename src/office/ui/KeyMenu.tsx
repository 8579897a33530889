import { Menu, type MenuProps } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import './keyMenu.css';

const ITEMS = '[role^=menuitem]:not([aria-disabled=true])';

const itemsOf = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>(ITEMS) ?? []),
];

/** Where a key leads from the item at `at` of `count`, or nothing when the key is not the menu's; the ends meet. */
function target(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Blueprint's menu by the keyboard as menus go: it begins at its first item; arrows, Home and End move in it; when it
 * goes, what had the keyboard has it again unless something else took it.
 */
export function KeyMenu(menu: MenuProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const page = list.current?.ownerDocument;
    const before = page?.activeElement;
    itemsOf(list.current)[0]?.focus({ preventScroll: true });
    return () => {
      if (page?.activeElement === page?.body && before instanceof HTMLElement) before.focus();
    };
  }, []);

  function move(event: KeyboardEvent<HTMLElement>): void {
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item === event.target);
    const next = target(event.key, at, items.length);
    // What a submenu is asked for is its own.
    if (next === undefined || at < 0) return;
    event.preventDefault();
    items[next]?.focus();
  }

  return <Menu {...menu} ulRef={list} onKeyDown={move} />;
}
