import {
  type Called,
  calledFields,
  operationHeadFields,
  type QueueState,
  queueStateFields,
  type WorkerRound,
  workerFields,
} from '../entities/operation';
import { script } from '../script';
import type { ValueOf } from '../wire/field';
import { readRecord, writeRecord } from '../wire/record';
import { type Reply, rowsIn } from '../wire/reply';

/** How the server stands that answers, and the queues of the caller's agency. */
export interface Operation extends ValueOf<typeof operationHeadFields> {
  readonly queues: readonly QueueState[];
  readonly calls: readonly Called[];
  readonly workers: readonly WorkerRound[];
}

const operationReply: Reply<Operation> = {
  shape: 'UPTIME,FREE_BYTES,DISK_BYTES,FLOOR_BYTES,STREAMS,QUEUES[],CALLS[],WORKERS[]',
  read: (body, tell) => ({
    ...readRecord(operationHeadFields, body),
    queues: rowsIn(body, 'QUEUES', queueStateFields, tell),
    calls: rowsIn(body, 'CALLS', calledFields, tell),
    workers: rowsIn(body, 'WORKERS', workerFields, tell),
  }),
  write: ({ queues, calls, workers, ...head }) => ({
    ...writeRecord(operationHeadFields, head),
    QUEUES: queues.map((row) => writeRecord(queueStateFields, row)),
    CALLS: calls.map((row) => writeRecord(calledFields, row)),
    WORKERS: workers.map((row) => writeRecord(workerFields, row)),
  }),
};

/** What who runs the server watches: ours. */
export const operationScripts = [
  script({
    name: 'operation.get',
    path: 'GetOperation.php',
    allow: 'administrator',
    input: {},
    reply: operationReply,
    refusal: 'error',
  }),
] as const;
