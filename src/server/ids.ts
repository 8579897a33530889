import { customAlphabet } from 'nanoid';

const LENGTH = 20;

/** A new identifier: 20 letters and digits (119 bits), or as many as are asked for, that nobody can guess. */
export const newId: (length?: number) => string = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  LENGTH,
);

/** A new identifier of 20 that sorts by its time: rows that are only ever added come at the end of their index. */
export const newIdAt = (time: Date): string => time.getTime().toString(36).padStart(9, '0') + newId(11);
