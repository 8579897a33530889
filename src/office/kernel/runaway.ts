/** So many facts and commands in one breath no workflow needs. */
export const MOST_IN_A_BREATH = 5000;

/** A saga that goes round without waiting for anything: a person's tab, or a replay, would stand still for ever. */
export class RunawayError extends Error {
  constructor(name: string) {
    super(`a course that runs on without waiting for anything, with ${name} again and again, was stopped`);
    this.name = 'RunawayError';
  }
}
