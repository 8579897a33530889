import type { Command } from '../../kernel/world';

/** Loads the workflows that a signed-in person needs; the answer is false when they could not be reached. */
export const loadProgram = (): Command<'program.load'> => ({ port: 'program', op: 'load', input: null });
