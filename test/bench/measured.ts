/** What a bench found: a ratio of two things measured in the same run, and what DESIGN section 7 allows. */
export interface Measured {
  readonly name: string;
  readonly ratio: number;
  readonly budget: number;
  /** The budget is the least that the ratio may be; without it, the most. */
  readonly isFloor?: true;
  /** The same in plain figures, for whoever knows the machine. */
  readonly plain?: string;
}

/** The middle one; of an even number, the upper of the two. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
