import { plainFileName } from '../../contract/rules/fileName';
import type { KeptFile, SavedFile } from '../kernel/world';
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
      return { fileId, name: plainFileName(file.name), size: file.size, type: file.type };
    },
    find: (fileId) => kept.get(fileId),
    forget: (fileId) => void kept.delete(fileId),
  };
}

/** Hands what these pieces are together to the browser as a download of that name and media type. */
export function saveFile(name: string, pieces: readonly BlobPart[], type: string): SavedFile {
  const blob = new Blob([...pieces], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return { name, size: blob.size };
}
