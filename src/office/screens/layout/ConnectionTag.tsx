import { Tag } from '@blueprintjs/core';
import { Offline, Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectConnection } from '../../workflows/office/connectivity';
import { selectSessionGuard } from '../../workflows/account/sessionGuard';

/** The session's stream of news ended with it. */
const OVER: readonly string[] = ['ended', 'taken', 'changing', 'locked', 'leaving'];

/**
 * Says that the network or the server is away, and for a while that it is back; nothing while all is well, and nothing of a
 * stream that broke as the session ended or is locked.
 */
export function ConnectionTag() {
  const { formatMessage } = useIntl();
  const connection = useSelector(selectConnection);
  const isSessionOver = OVER.includes(useSelector(selectSessionGuard).status);
  if (connection === 'online' || (connection === 'away' && isSessionOver)) return null;
  if (connection === 'back')
    return (
      <Tag intent="success" icon={<Tick />}>
        {formatMessage({ id: 'layout.back' })}
      </Tag>
    );
  return (
    <Tag intent="warning" icon={<Offline />} title={formatMessage({ id: `layout.${connection}Text` })}>
      {formatMessage({ id: `layout.${connection}` })}
    </Tag>
  );
}
