import type { IntlShape } from 'react-intl';

const names = {
  mail: 'operation.worker.mail',
  encoding: 'operation.worker.encoding',
  calendar: 'operation.worker.calendar',
} as const;

/** A worker as people call it; one that is not known by its own name. */
export const workerName = (intl: IntlShape, worker: string): string =>
  Object.hasOwn(names, worker) ? intl.formatMessage({ id: names[worker as keyof typeof names] }) : worker;
