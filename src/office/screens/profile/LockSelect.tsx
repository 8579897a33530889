import { HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LOCK_MINUTES, preferencesIntents, selectLockAfter } from '../../workflows/office/preferences';
import { quietIcon } from '../../ui/quietIcon';

/** Chooses after how many minutes without anybody there the office locks itself. */
export function LockSelect() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const lockAfter = useSelector(selectLockAfter);
  return (
    <HTMLSelect
      iconProps={quietIcon}
      minimal
      aria-label={formatMessage({ id: 'profile.lockAfter' })}
      value={lockAfter}
      options={LOCK_MINUTES.map((minutes) => ({
        value: minutes,
        label: formatMessage({ id: 'profile.lockMinutes' }, { minutes }),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = LOCK_MINUTES.find((minutes) => String(minutes) === value);
        if (chosen !== undefined) dispatch(preferencesIntents.lockAfterChosen(chosen));
      }}
    />
  );
}
