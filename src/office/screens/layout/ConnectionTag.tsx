import { Tag } from '@blueprintjs/core';
import { Offline, Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectConnection } from '../../workflows/connectivity';

/** Says that the network or the server is away, and for a while that it is back; nothing while all is well. */
export function ConnectionTag() {
  const { formatMessage } = useIntl();
  const connection = useSelector(selectConnection);
  if (connection === 'online') return null;
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
