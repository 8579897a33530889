import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { UploadParts } from './parts';

/** What answers an HTTP request for a file: whole, the range asked for, unchanged, or not there (404, 416). */
export interface Served {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | undefined;
}

/**
 * Where an agency's files are kept. A name is a path below the agency's place (media/paths, below no folder); a file is under
 * its name whole and on disk, or not at all.
 */
export interface FileStore {
  /** Tells this place from any other. */
  readonly place: string;
  /** True where what is kept takes no room on this machine's disk. */
  readonly isElsewhere: boolean;
  /** Films on their way here. */
  readonly parts: UploadParts;
  /** A new path on this machine for a file on its way; what is forgotten there goes after a day. */
  scratch(): Promise<string>;
  /** Brings a file on its way so near that `copy` can name it at once. Returns its passing name. */
  stage(path: string): Promise<string>;
  /** Removes a file on its way, staged or not; what is elsewhere of it may go a little later. */
  discard(path: string): Promise<void>;
  /** Keeps a file of this machine under a name, in place of what was there; it is not at its path any more. */
  put(path: string, name: string): Promise<void>;
  /** Keeps a copy of a file of this machine that nobody changes; it need not outlast a power cut. */
  putCopy(path: string, name: string): Promise<void>;
  /** Keeps a folder of this machine, once what was there is removed; its file `last`, which says that it is whole, is there last. */
  putFolder(path: string, name: string, last: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Gives a file, or a folder with all in it, another name, in place of what was there. Again it does nothing. */
  move(from: string, to: string): Promise<void>;
  /** Puts a kept file where programs of this machine read it: nothing may be written there. */
  fetch(name: string, path: string, signal?: AbortSignal): Promise<void>;
  read(name: string): Promise<Readable>;
  /** Bytes, and when it was last changed, in milliseconds; nothing where there is no such file. */
  stat(name: string): Promise<{ readonly size: number; readonly changedAt: number } | undefined>;
  /** The names in a folder, of what is kept and of what is on its way. */
  names(folder: string): Promise<readonly string[]>;
  /** The names of all files that are kept below a folder, asked for at once; left out where each is as soon asked for itself. */
  filesBelow?(folder: string): Promise<ReadonlySet<string>>;
  /** When a file or a folder, kept or on its way, was last changed, in milliseconds. */
  changedAt(name: string): Promise<number | undefined>;
  /** Removes a file or a folder, kept or on its way; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  serve(request: IncomingMessage, name: string): Promise<Served>;
}

/** Where an installation keeps the files of its agencies. */
export interface FilePlace {
  /** The files of an agency, whose folder on this machine is named. */
  filesOf(abbreviation: string, folder: string): FileStore;
  /** Whether what is kept can be reached now. */
  answers(): Promise<boolean>;
}
