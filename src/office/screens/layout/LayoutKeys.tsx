import { useHotkeys } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { reportIntents } from '../../workflows/office/report';

const anywhere = { global: true, allowInInput: true, preventDefault: true } as const;

/** Wherever the focus is: Ctrl-K, or Cmd-K, opens the command palette, F8 reports a problem. */
export function LayoutKeys({ onPalette }: { readonly onPalette: () => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const keys = useMemo(
    () => [
      { ...anywhere, combo: 'mod+k', label: formatMessage({ id: 'palette.title' }), onKeyDown: onPalette },
      {
        ...{ ...anywhere, combo: 'f8', label: formatMessage({ id: 'report.title' }) },
        onKeyDown: () => void dispatch(reportIntents.opened()),
      },
    ],
    [formatMessage, onPalette, dispatch],
  );
  useHotkeys(keys);
  return null;
}
