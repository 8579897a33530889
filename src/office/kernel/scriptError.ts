/** What spec section 8 shows of a script error; places that are not known are empty or 0. */
export interface ScriptError {
  readonly message: string;
  readonly script: string;
  readonly line: number;
  readonly column: number;
  readonly stack: string;
}
