import { createAction } from '@reduxjs/toolkit';
import type { Device } from '../../contract/entities/account';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';

/** Fact: the person is signed out on some device. */
export const devicesChanged = createAction('devices/changed');

/** The browsers in which the person is signed in. */
export const devices = query({
  name: 'devices',
  ask: () => request('account.devices', {}),
  dataOf: (rows: readonly Device[]) => rows,
  invalidatedBy: [
    on(devicesChanged),
    on(serverEventReceived, (event) => tellsOf(event, 'staff') || tellsOf(event, 'session')),
  ],
});

export const selectDevices = (state: Parameters<typeof devices.selectQuery>[0]) =>
  devices.selectQuery(state, ALL);
