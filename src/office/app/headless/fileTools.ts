import { type OfficeFactory, RecordingError } from '../../journal';

/** What the commands on recordings need of the machine. */
export interface FileTools {
  readonly read: (name: string) => string;
  readonly createOffice: OfficeFactory;
  readonly write: (line: string) => void;
}

/** Why a file cannot be read, in a sentence; what is no fault of the file is thrown on. */
export function problemOf(error: unknown): string {
  if (error instanceof RecordingError || (error instanceof Error && 'code' in error)) return error.message;
  throw error;
}
