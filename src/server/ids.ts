import { customAlphabet } from 'nanoid';

const LENGTH = 20;

/** A new identifier: 20 letters and digits (119 bits), or as many as are asked for, that nobody can guess. */
export const newId: (length?: number) => string = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  LENGTH,
);
