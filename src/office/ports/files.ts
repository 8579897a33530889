import type { KeptFile } from '../kernel/world';
import { newId } from './ids';

export interface FilesPort {
  /** Keeps a file that a person chose; what comes back is all that actions carry of it. */
  keep(file: File): KeptFile;
  find(fileId: string): File | undefined;
  forget(fileId: string): void;
}

export function createFiles(): FilesPort {
  const kept = new Map<string, File>();
  return {
    keep(file) {
      const fileId = newId({ length: 10 });
      kept.set(fileId, file);
      return { fileId, name: file.name, size: file.size, type: file.type };
    },
    find: (fileId) => kept.get(fileId),
    forget: (fileId) => void kept.delete(fileId),
  };
}
