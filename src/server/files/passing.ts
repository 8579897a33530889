import { join } from 'node:path';

/** Where what was uploaded is, and what is on its way: below an agency's folder, or by name ('' for the folder). */
export const uploadsFolder = (folder: string) => join(folder, 'uploads');
export const partPath = (folder: string, processId: string) =>
  join(uploadsFolder(folder), `${processId}.part`);
export const receivedPath = (folder: string, processId: string) => join(uploadsFolder(folder), processId);
