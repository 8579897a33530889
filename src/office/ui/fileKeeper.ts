import { createContext, useContext } from 'react';

/** What actions carry of a file that a person chose; its bytes stay outside. */
export interface KeptFile {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

type FileKeeper = (file: File) => KeptFile;

const FileKeeperContext = createContext<FileKeeper | null>(null);

export const FileKeeperProvider = FileKeeperContext.Provider;

/** The function that keeps a chosen file and returns what actions may carry of it. */
export function useFileKeeper(): FileKeeper {
  const keeper = useContext(FileKeeperContext);
  if (!keeper) throw new Error('No FileKeeperProvider.');
  return keeper;
}
