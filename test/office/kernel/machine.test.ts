import { listenToIgnored, machine } from '../../../src/office/kernel/machine';

type Door =
  | { readonly status: 'open'; readonly by: string }
  | { readonly status: 'shut' }
  | { readonly status: 'locked' };

const { move, stay } = machine<Door>();
const opened = move(['shut'], ['open'], (_state, { payload }: { type: string; payload: string }) => ({
  status: 'open',
  by: payload,
}));
const renamed = stay(['open'], (state, { payload }: { type: string; payload: string }) => ({
  ...state,
  by: payload,
}));
const action = { type: 'door/any', payload: 'Ada' };

afterEach(() => listenToIgnored(() => undefined));

test('a step applies in the statuses that it names', () => {
  expect(opened({ status: 'shut' }, action)).toEqual({ status: 'open', by: 'Ada' });
  expect(renamed({ status: 'open', by: 'Eve' }, action)).toEqual({ status: 'open', by: 'Ada' });
});

test.each<Door>([{ status: 'locked' }, { status: 'open', by: 'Eve' }])(
  'in $status the same object comes back, and whoever listens is told',
  (state) => {
    const ignored = jest.fn();
    listenToIgnored(ignored);
    expect(opened(state, action)).toBe(state);
    expect(ignored).toHaveBeenCalledWith(state.status, action);
  },
);

test('a step keeps its table', () => {
  expect({ ...opened }).toEqual({ from: ['shut'], to: ['open'] });
  expect({ ...renamed }).toEqual({ from: ['open'], to: ['open'] });
});
