import { Card, H2 } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Device } from '../../../contract/entities/account';
import { devices, selectDevices } from '../../entities/devices';
import { ListFailed } from '../shared/list/ListFailed';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { DeviceRow } from './DeviceRow';
import { Loading } from '../shared/Loading';

/** Where the person is signed in. */
export function DeviceCard() {
  const dispatch = useDispatch();
  const asked = useSelector(selectDevices);
  return (
    <Card className="profile-card">
      <H2 id="profile-devices">
        <FormattedMessage id="profile.devices" />
      </H2>
      <p className="gr-muted">
        <FormattedMessage id="profile.devicesLead" />
      </p>
      {asked.status === 'failed' && (
        <ListFailed refusal={asked.refusal} onTryAgain={() => dispatch(devices.reload())} />
      )}
      {!asked.data && asked.status !== 'failed' && <Loading size={20} />}
      {asked.data && <DeviceList rows={asked.data} />}
    </Card>
  );
}

/** A device that is signed out takes its button with it: the keyboard goes on from the list. */
function DeviceList({ rows }: { readonly rows: readonly Device[] }) {
  const list = useFocusOnChange<HTMLUListElement>(rows.length);
  return (
    <ul ref={list} tabIndex={-1} className="profile-devices" aria-labelledby="profile-devices">
      {rows.map((device) => (
        <DeviceRow key={device.deviceId} device={device} />
      ))}
    </ul>
  );
}
