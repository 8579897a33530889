import type { KeyboardEvent } from 'react';

/** True for Delete within an element; what opens over the element passes its keys up to it, too. */
export const isDeleteKey = ({ key, altKey, ctrlKey, metaKey, currentTarget, target }: KeyboardEvent) =>
  key === 'Delete' && !altKey && !ctrlKey && !metaKey && currentTarget.contains(target as Node);
