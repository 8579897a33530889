import type { Present } from '../../../../contract/entities/presence';

/** Each person once in each field, however many windows are there; only where the keyboard is nowhere in the record, without one. */
export const eachOnce = (others: readonly Present[]): readonly Present[] =>
  others.filter(
    ({ staffId, field }, at) =>
      others.findIndex((other) => other.staffId === staffId && other.field === field) === at &&
      (field !== '' || !others.some((other) => other.staffId === staffId && other.field !== '')),
  );
