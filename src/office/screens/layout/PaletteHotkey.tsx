import { useHotkeys } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Ctrl-K, or Cmd-K, opens the command palette wherever the focus is. */
export function PaletteHotkey({ onOpen }: { readonly onOpen: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'palette.title' });
  const hotkeys = useMemo(
    () => [
      { combo: 'mod+k', global: true, allowInInput: true, preventDefault: true, label, onKeyDown: onOpen },
    ],
    [label, onOpen],
  );
  useHotkeys(hotkeys);
  return null;
}
