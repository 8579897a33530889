import type { ProgramState } from './state';

interface Root {
  readonly program: ProgramState;
}

export const selectIsProgramWhole = (state: Root) => state.program.status === 'whole';
