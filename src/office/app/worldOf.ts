import type { World } from '../kernel/world';

/** The same world for one workflow: each command that it asks carries the workflow's name. */
export const worldOf = (by: string, { ask, listen }: World): World => ({
  ask: (command, answer) => ask({ ...command, by }, answer),
  listen: (command, hear) => listen({ ...command, by }, hear),
});
