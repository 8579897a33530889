import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { neverOf } from '../../src/office/app/headless/cannotHappen';
import type { StepTable } from '../../src/office/kernel/machine';
import { querySteps } from '../../src/office/kernel/query/steps';

type AnyStep = ((state: { status: string }, action: { type: string; payload: unknown }) => unknown) &
  StepTable;

/** What the code says of a workflow's machine: its steps by name, which of them a person asks for, and where it begins. */
export interface MachineTable {
  readonly workflow: string;
  readonly steps: readonly (readonly [string, AnyStep])[];
  readonly intents: ReadonlySet<string>;
  /** Undefined for a workflow that is a list of machines. */
  readonly first: string | undefined;
}

const folder = join(__dirname, '../../src/office/workflows');

type Reducer = (state: undefined, action: { readonly type: string }) => unknown;
type SliceModule = Readonly<Record<string, object | undefined>>;

const isStep = (value: unknown): value is AnyStep =>
  typeof value === 'function' && 'from' in value && 'to' in value;

/** A workflow in one file says all there; one in a folder has its steps in these two. */
const filesOf = (workflow: string): readonly string[] =>
  workflow.endsWith('.ts')
    ? [workflow]
    : ['slice.ts', 'steps.ts']
        .map((file) => join(workflow, file))
        .filter((file) => existsSync(join(folder, file)));

/** What a module exports under a name, or under a longer one that ends so: `reducer`, `undoReducer`. */
const exported = (module: SliceModule, name: string): object | undefined =>
  Object.entries(module).find(([key]) => key.toLowerCase().endsWith(name))?.[1];

type Named<T> = readonly (readonly [string, T])[];

interface Workflow {
  readonly caseReducers?: object;
  readonly steps?: object;
}

/** What a module says of its machines: as its exports, or as workflows that are one export each; several are told apart by name. */
function workflowsIn(module: SliceModule): Named<Workflow> {
  const whole = Object.entries(module).filter(
    ([, value]) => typeof value === 'object' && value !== null && 'steps' in value,
  ) as Named<Workflow>;
  return [
    ['', module as Workflow],
    ...whole.map(([name, workflow]) => [whole.length > 1 ? `${name}.` : '', workflow] as const),
  ];
}

/** Every step that a workflow's files name; a workflow whose slice is a list of machines keeps them apart. */
async function machineOf(workflow: string): Promise<MachineTable> {
  const modules = await Promise.all(
    filesOf(workflow).map(async (file) => (await import(join(folder, file))) as SliceModule),
  );
  const workflows = modules.flatMap(workflowsIn);
  const steps = workflows.flatMap(([prefix, { caseReducers, steps: named }]) =>
    Object.entries({ ...caseReducers, ...named }).flatMap(([name, step]: readonly [string, unknown]) =>
      isStep(step) ? [[`${prefix}${name}`, step] as const] : [],
    ),
  );
  const intents = new Set(
    workflows.flatMap(([prefix, said]) =>
      Object.keys(exported(said as SliceModule, 'intents') ?? {}).map((name) => `${prefix}${name}`),
    ),
  );
  const [, first = {}] = workflows.find(([, said]) => exported(said as SliceModule, 'reducer')) ?? [];
  const reduce = exported(first as SliceModule, 'reducer') as Reducer | undefined;
  const state = reduce?.(undefined, { type: 'machines/begin' });
  const begins =
    typeof state === 'object' && state !== null && 'status' in state ? String(state.status) : undefined;
  return { workflow: basename(workflow, '.ts'), steps: [...new Map(steps)], intents, first: begins };
}

/** What the office asks of the server: each list, record and text by a machine of this kind. */
const queryMachine: MachineTable = {
  workflow: 'query',
  steps: Object.entries(querySteps((reply: object) => reply) as unknown as Record<string, AnyStep>),
  intents: new Set(['wanted', 'reloadRequested']),
  first: 'idle',
};

/** The workflows of all groups, as paths. */
const workflowPaths = () =>
  readdirSync(folder).flatMap((group) => readdirSync(join(folder, group)).map((name) => join(group, name)));

/** The machines of all workflows, in the order of their names. */
export async function readMachines(): Promise<readonly MachineTable[]> {
  const paths = workflowPaths().sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const machines = await Promise.all(paths.map(machineOf));
  return [queryMachine, ...machines.filter(({ steps }) => steps.length > 0)];
}

export interface Transition {
  readonly step: string;
  readonly from: string;
  readonly to: string;
  /** Why no session goes through it; nothing where it may happen. */
  readonly never: string | undefined;
}

/** From each status that the step names to each; a step that stays is drawn once for each status. */
export const transitionsOf = ({ steps }: MachineTable): readonly Transition[] =>
  steps.flatMap(([step, table]) =>
    table.from.flatMap((start) =>
      (table.from === table.to ? [start] : table.to).map((end) => ({
        ...{ step, from: start, to: end },
        never: neverOf(table, start, end)?.because,
      })),
    ),
  );
