import { Callout } from '@blueprintjs/core';
import { TickCircle, WarningSign } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Operation } from '../../../contract/scripts/operation';
import { ageText } from './ageText';
import { attentionOf, type Attention } from './attention';
import { workerName } from './workerName';

const links = {
  '/app/page/outbox': 'operation.mail.open',
  '/app/page/checkfilms': 'operation.encoding.open',
} as const;

/** Whether all is well, or what somebody should look at. */
export function NeedsALook({ told }: { readonly told: Operation }) {
  const intl = useIntl();
  const found = attentionOf(told);
  if (found.length === 0)
    return (
      <Callout intent="success" icon={<TickCircle />} role="status">
        <FormattedMessage id="operation.well" />
      </Callout>
    );
  const words = ({ id, count, seconds, worker }: Attention) =>
    intl.formatMessage(
      { id },
      {
        count,
        time: seconds === undefined ? undefined : ageText(intl, seconds),
        worker: worker === undefined ? undefined : workerName(intl, worker),
      },
    );
  return (
    <Callout
      intent={found.some(({ isSerious }) => isSerious) ? 'danger' : 'warning'}
      icon={<WarningSign />}
      role="status"
    >
      <p className="gr-note-title">
        <FormattedMessage id="operation.attention" />
      </p>
      <ul className="operation-attention">
        {found.map((one) => (
          <li key={one.id + (one.worker ?? '')}>
            {words(one)}{' '}
            {one.path && (
              <Link to={one.path}>
                <FormattedMessage id={links[one.path]} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
