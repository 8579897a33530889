import type { Operation } from '../../../contract/scripts/operation';

/** Seconds that a mail, a film or a worker may take before somebody should look. */
const LATE = { mail: 5 * 60, encoding: 60 * 60, worker: 5 * 60 } as const;

/** What somebody should look at: a message, what it tells, and where to go about it. */
export interface Attention {
  readonly id: FormatjsIntl.Message['ids'] & `operation.attention.${string}`;
  readonly isSerious: boolean;
  readonly count?: number;
  readonly seconds?: number;
  readonly worker?: string;
  readonly path?: '/app/page/outbox' | '/app/page/checkfilms';
}

/** What is not as it should be, the gravest first; nothing where all is well. */
export function attentionOf(told: Operation): readonly Attention[] {
  const { queues, calls, workers, freeBytes, floorBytes } = told;
  const inState = (queue: string, state: string) =>
    queues.find((row) => row.queue === queue && row.state === state);
  const count = (queue: string, state: string) => inState(queue, state)?.count ?? 0;
  const waits = (queue: string) => inState(queue, 'waiting')?.oldest ?? 0;
  const silent = workers.filter(({ since }) => since > LATE.worker);
  const failedCalls = calls.reduce((sum, { failed }) => sum + failed, 0);
  const ofMail = { path: '/app/page/outbox' } as const;
  const ofEncoding = { path: '/app/page/checkfilms' } as const;
  const [failedMails, uncertain, failedEncodings] = [
    count('mail', 'failed'),
    count('mail', 'uncertain'),
    count('encoding', 'failed'),
  ];
  const grave: readonly (Omit<Attention, 'isSerious'> | false)[] = [
    freeBytes < floorBytes && { id: 'operation.attention.disk' },
    ...silent.map(({ worker, since }) => ({
      id: 'operation.attention.worker' as const,
      ...{ worker, seconds: since },
    })),
    failedMails > 0 && { id: 'operation.attention.failedMails', count: failedMails, ...ofMail },
    failedEncodings > 0 && {
      ...{ id: 'operation.attention.failedEncodings', count: failedEncodings },
      ...ofEncoding,
    },
    failedCalls > 0 && { id: 'operation.attention.calls', count: failedCalls },
  ];
  const other: typeof grave = [
    uncertain > 0 && { id: 'operation.attention.uncertain', count: uncertain, ...ofMail },
    waits('mail') > LATE.mail && {
      ...{ id: 'operation.attention.lateMails', seconds: waits('mail') },
      ...ofMail,
    },
    waits('encoding') > LATE.encoding && {
      ...{ id: 'operation.attention.lateEncodings', seconds: waits('encoding') },
      ...ofEncoding,
    },
  ];
  const found = (list: typeof grave, isSerious: boolean) =>
    list.flatMap((one) => (one === false ? [] : [{ ...one, isSerious }]));
  return [...found(grave, true), ...found(other, false)];
}
