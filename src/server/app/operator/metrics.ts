import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Called } from '../../../contract/entities/operation';
import { freeBytes } from '../../files/room';
import { sinceRounds } from '../../rounds';
import type { OpenInstallation } from '../assemble';
import { measuredCalls, summaryOf } from './calls';
import { queuesOf } from './queues';

/** What Prometheus is told of a server; nothing in it is of a person. */
export interface Metrics {
  /** A script was answered. */
  called(script: string, outcome: string, seconds: number): void;
  /** The calls of each script. */
  calls(): Promise<readonly Called[]>;
  /** All of it as text, with its type. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/** What is measured of the process itself. */
const ofProcess = new Registry();
let isMeasured = false;

/** Measures the process from now on; a program does it at its start, as nothing ends it. */
export function measureProcess(): void {
  if (isMeasured) return;
  isMeasured = true;
  collectDefaultMetrics({ register: ofProcess });
}

/** The metrics of one server, and of the process if that is measured. */
export function metricsOf(installation: OpenInstallation): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = measuredCalls(registry);
  const waiting = new Gauge({
    name: 'greenroom_queue_length',
    help: 'Mails and encodings by state, over all agencies',
    labelNames: ['queue', 'state'] as const,
    registers,
  });
  new Gauge({
    name: 'greenroom_queue_oldest_seconds',
    help: 'Age of the oldest that waits',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      const { counts, oldest } = await queuesOf(installation, new Date());
      waiting.reset();
      for (const { queue, state, count } of counts) waiting.inc({ queue, state }, count);
      for (const [queue, seconds] of oldest) this.set({ queue }, seconds);
    },
  });
  new Gauge({
    name: 'greenroom_disk_free_bytes',
    help: 'What is free on the disk of the data folder',
    registers,
    async collect() {
      this.set(await freeBytes(installation.settings.dataFolder));
    },
  });
  new Gauge({
    name: 'greenroom_event_streams',
    help: 'Open windows that hear of changes',
    registers,
    collect() {
      this.set(installation.streams.size());
    },
  });
  new Gauge({
    name: 'greenroom_worker_round_seconds',
    help: "Time since a worker's last round",
    labelNames: ['worker'] as const,
    registers,
    collect() {
      for (const [worker, since] of sinceRounds()) this.set({ worker }, since);
    },
  });
  return {
    called: (script, outcome, seconds) => calls.observe({ script, outcome }, seconds),
    calls: () => summaryOf(calls),
    text: async () => ({
      type: registry.contentType,
      body: await Registry.merge([ofProcess, registry]).metrics(),
    }),
  };
}
