import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import { devices, devicesChanged } from '../../entities/devices';
import { type Keyed, keyed } from '../../kernel/keyed';
import { machine } from '../../kernel/machine';
import { onLeading, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';
import { askWhileAt } from '../office/askWhileAt';

const PROFILE_PATH = '/app/page/profile';

interface Named {
  readonly deviceId: string;
}

/**
 *   open, refused ──requested──▶ ending ──ended──▶ open (and no longer listed)
 *                                  └──refused──▶ refused
 *
 * A reload boots as open.
 */
type DeviceEndState =
  | { readonly status: 'open' }
  | { readonly status: 'ending' }
  | { readonly status: 'refused'; readonly refusal: Refusal };

const open: DeviceEndState = { status: 'open' };
const { move } = machine<DeviceEndState>();

/** What happens to the session of a device. */
export const steps = {
  requested: move(['open', 'refused'], ['ending'], (_state, _action: PayloadAction<Named>) => ({
    status: 'ending',
  })),

  ended: move(['ending'], ['open'], (_state, _action: PayloadAction<Named>) => open),
  refused: move(
    ['ending'],
    ['refused'],
    (_state, { payload: { refusal } }: PayloadAction<Named & { readonly refusal: Refusal }>) => ({
      status: 'refused',
      refusal,
    }),
  ),
};

const ofDevice = keyed<DeviceEndState, Named>(({ deviceId }) => deviceId, open);

const slice = createSlice({
  name: 'deviceEnds',
  initialState: {} as Keyed<DeviceEndState>,
  reducers: {
    requested: ofDevice(steps.requested),

    ended: ofDevice(steps.ended),
    refused: ofDevice(steps.refused),
  },
  selectors: {
    selectDeviceEnd: (ends, deviceId: string): DeviceEndState => ends[deviceId] ?? open,
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const deviceEndsReducer = slice.reducer;
export const deviceEndIntents = intents;
export const { selectDeviceEnd } = slice.selectors;

/** The person's devices are listed while the profile is open; the session of each can be ended. */
export const deviceEndsSaga = reacting(
  askWhileAt(PROFILE_PATH, devices),
  onLeading(intents.requested, end, ({ payload: { deviceId } }) => deviceId),
);

/** A session that is no longer there is ended. */
function* end({ payload: { deviceId } }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const answer = yield* request('account.endDevice', { deviceId });
  const isOver = answer.ok || answer.refusal.kind === 'notFound';
  yield* put(isOver ? facts.ended({ deviceId }) : facts.refused({ deviceId, refusal: answer.refusal }));
  if (isOver) yield* put(devicesChanged());
}
