import type { MouseEvent } from 'react';

/** Whether a click stays in the office; any other one, as with Ctrl for a tab of its own, is the browser's. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
