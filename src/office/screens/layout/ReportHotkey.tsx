import { useHotkeys } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { reportIntents } from '../../workflows/office/report';

/** F8 reports a problem, wherever the focus is. */
export function ReportHotkey() {
  const label = useIntl().formatMessage({ id: 'report.title' });
  const dispatch = useDispatch();
  const hotkeys = useMemo(
    () => [
      {
        combo: 'f8',
        global: true,
        allowInInput: true,
        preventDefault: true,
        label,
        onKeyDown: () => void dispatch(reportIntents.opened()),
      },
    ],
    [label, dispatch],
  );
  useHotkeys(hotkeys);
  return null;
}
