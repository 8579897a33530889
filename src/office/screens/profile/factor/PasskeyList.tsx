import { Button } from '@blueprintjs/core';
import { Key } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Passkey } from '../../../../contract/entities/passkey';
import { useFocusOnChange } from '../../../ui/useFocusOnChange';
import { passkeyNaming } from '../../../workflows/account/passkeyNaming';
import { secondFactorIntents } from '../../../workflows/account/secondFactor';
import { useClock } from '../../shared/clock';

interface PasskeyListProps {
  readonly rows: readonly Passkey[];
  /** Not the last factor of who must have one. */
  readonly canRemove: boolean;
  /** Browsers make passkeys at the office's address. */
  readonly isAvailable: boolean;
}

/** The person's passkeys. One that is removed takes its button with it: the keyboard goes on from the list. */
export function PasskeyList({ rows, canRemove, isAvailable }: PasskeyListProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const clock = useClock();
  const list = useFocusOnChange<HTMLUListElement>(rows.length);
  if (rows.length === 0)
    return isAvailable ? null : (
      <p className="gr-muted">
        <FormattedMessage id="factor.noPasskeySite" />
      </p>
    );
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className="profile-devices"
      aria-label={formatMessage({ id: 'factor.passkeys' })}
    >
      {rows.map(({ passkeyId, passkeyName, madeAt, usedAt }) => (
        <li key={passkeyId} className="profile-device">
          <Key />
          <div>
            <div className="profile-device-name">{passkeyName}</div>
            <div className="gr-muted">
              {formatMessage(
                { id: usedAt ? 'factor.passkeyUsed' : 'factor.passkeyUnused' },
                { made: clock.text(madeAt), used: clock.text(usedAt ?? '') },
              )}
            </div>
          </div>
          <Button
            variant="minimal"
            text={formatMessage({ id: 'factor.renamePasskeySend' })}
            aria-label={formatMessage({ id: 'factor.renameNamed' }, { name: passkeyName })}
            onClick={() => dispatch(passkeyNaming.intents.opened({ passkeyId, passkeyName }))}
          />
          {canRemove && (
            <Button
              variant="minimal"
              intent="danger"
              text={formatMessage({ id: 'factor.removePasskeySend' })}
              aria-label={formatMessage({ id: 'factor.removeNamed' }, { name: passkeyName })}
              onClick={() => dispatch(secondFactorIntents.removalOpened({ passkeyId, passkeyName }))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
