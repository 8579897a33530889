import { Button, Tag } from '@blueprintjs/core';
import { Desktop, MobilePhone } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Device } from '../../../contract/entities/account';
import { deviceEndIntents, selectDeviceEnd } from '../../workflows/account/deviceEnds';
import { useClock } from '../shared/clock';
import { refusalText } from '../shared/refusalText';
import { deviceOf } from './deviceOf';
import { useDeviceName } from './useDeviceName';
import { useSelected } from '../shared/useSelected';

/** A browser in which the person is signed in, and what signs them out there. */
export function DeviceRow({ device }: { readonly device: Device }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const clock = useClock();
  const { deviceId, userAgent, isThis } = device;
  const end = useSelected(selectDeviceEnd, deviceId);
  const { isHandheld } = deviceOf(userAgent);
  const name = useDeviceName()(userAgent);
  const since = clock.text(device.signedInAt);
  return (
    <li className="profile-device">
      {isHandheld ? <MobilePhone /> : <Desktop />}
      <div>
        <div className="profile-device-name" title={userAgent}>
          {name}
          {isThis && (
            <Tag minimal intent="success">
              {intl.formatMessage({ id: 'profile.thisDevice' })}
            </Tag>
          )}
        </div>
        <div className="gr-muted">
          {intl.formatMessage({ id: 'profile.deviceTimes' }, { since, seen: clock.text(device.seenAt) })}
        </div>
        {end.status === 'refused' && (
          <div role="alert" className="profile-refused">
            {refusalText(intl, end.refusal)}
          </div>
        )}
      </div>
      {!isThis && (
        <Button
          variant="minimal"
          intent="danger"
          loading={end.status === 'ending'}
          text={intl.formatMessage({ id: 'session.signOut' })}
          aria-label={intl.formatMessage({ id: 'profile.endDevice' }, { name, since })}
          onClick={() => dispatch(deviceEndIntents.requested({ deviceId }))}
        />
      )}
    </li>
  );
}
