export {};

/** What webpack writes into the program in place of these names: all of Node that the office knows. */
declare global {
  namespace NodeJS {
    interface ProcessEnv {
      readonly NODE_ENV?: string;
      readonly GREENROOM_BUILD?: string;
    }
    interface Process {
      env: ProcessEnv;
    }
  }
  var process: NodeJS.Process;
}
