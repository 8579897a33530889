import { isOneLine } from '../rules/oneLine';
import { spelled } from './field';
import { text } from './fields';

/** A name or a title: text of one line from `min` to `max` characters, taken without the blanks around it. */
export const line = (wire: string, limits: { readonly min?: number; readonly max?: number }) =>
  spelled(text(wire, { ...limits, valid: isOneLine }), { read: (written) => written.trim() });
