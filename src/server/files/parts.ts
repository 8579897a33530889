interface Writing {
  /** Where in the file the body begins, in bytes. */
  readonly offset: number;
  /** The file may not grow beyond this many bytes. */
  readonly limit: number;
}

/** Films on their way, by their processes' ids: what has come of each. */
export interface UploadParts {
  /** Begins one; one that was begun stays as it is. */
  create(processId: string): Promise<void>;
  /** Bytes that have come; nothing where none was begun. */
  length(processId: string): Promise<number | undefined>;
  /** Adds a body. Returns the length once all of it is kept; when the body breaks off it keeps what has come, and throws what the body threw. */
  write(processId: string, body: AsyncIterable<Uint8Array>, writing: Writing): Promise<number>;
  /** Keeps one of so many bytes that has come whole as what was received. */
  keep(processId: string, size: number): Promise<void>;
  /** Gives its room back before it is removed. */
  empty(processId: string): Promise<void>;
  remove(processId: string): Promise<void>;
}
