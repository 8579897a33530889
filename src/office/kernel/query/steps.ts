import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../machine';
import type { OfParams, QueryState } from './state';

type Of<P, Rest = unknown> = PayloadAction<OfParams<P> & Rest>;

type Idle<P, D> = Extract<QueryState<P, D>, { status: 'idle' }>;

/** What becomes of a question by each message; `dataOf` says what is kept of a reply, `forgotten` what of one that was left. */
export function querySteps<P, R, D extends object>(
  dataOf: (reply: R, before: D | null) => D,
  forgotten?: Idle<P, D>,
) {
  const { move, stay } = machine<QueryState<P, D>>();
  const every = ['idle', 'loading', 'ready', 'refreshing', 'failed'] as const;
  const dataAfter = ({ data }: QueryState<P, D>, { payload }: Of<P, { readonly reply: R }>) =>
    dataOf(payload.reply, data);

  return {
    /** A screen shows it: it is asked unless it is known, or on its way. */
    wanted: stay(every, (state, _action: Of<P>) => state),
    /** A person wants it asked again. */
    reloadRequested: stay(every, (state, _action: Of<P>) => state),

    asked: move(every, ['loading', 'refreshing'], ({ data }, { payload: { params } }: Of<P>) =>
      data === null ? { status: 'loading', params, data: null } : { status: 'refreshing', params, data },
    ),
    /** The first rows of many: the rest is on its way. */
    partLoaded: move(
      ['loading', 'refreshing'],
      ['refreshing'],
      (state, action: Of<P, { readonly reply: R }>) => ({
        status: 'refreshing',
        params: state.params,
        data: dataAfter(state, action),
      }),
    ),
    loaded: move(every, ['ready'], (state, action: Of<P, { readonly reply: R }>) => ({
      status: 'ready',
      params: action.payload.params,
      data: dataAfter(state, action),
    })),
    failed: move(
      ['loading', 'refreshing'],
      ['failed'],
      ({ params, data }, { payload: { refusal } }: Of<P, { readonly refusal: Refusal }>) => ({
        status: 'failed',
        params,
        data,
        refusal,
      }),
    ),
    /** What is known may be old now; it is asked for anew once it has settled. */
    outdated: stay(['ready', 'refreshing', 'loading', 'failed'], (state, _action: Of<P>) => state),
    left: move(
      every,
      ['idle'],
      ({ params, data }, _action: Of<P>) => forgotten ?? { status: 'idle', params, data },
    ),
  };
}
