import { type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The events that a place for files has taken: others prevent their default as well, as what drags reels does. */
const taken = new WeakSet<Event>();

/** What is dropped in a dialog above an element, or taken by an element within it, is not its own. */
const isOwn = ({ currentTarget, target, nativeEvent }: DragEvent) =>
  !taken.has(nativeEvent) && currentTarget.contains(target as Node);

function take(event: DragEvent): void {
  taken.add(event.nativeEvent);
  event.preventDefault();
}

/**
 * Lets files be dropped on an element: whether some are above it, and the element's props. Other things that are dragged
 * (words, a link) are let pass, or taken as no file.
 */
export function useFilesDrop(onFiles: (files: readonly File[]) => void, takesOther: boolean) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    const isTaken = isOwn(event) && (takesOther || holdsFiles(event));
    if (isTaken) take(event);
    setOver(isTaken);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!isOwn(event) || (!takesOther && !holdsFiles(event))) return;
    take(event);
    onFiles([...event.dataTransfer.files]);
  };
  return { isOver, dropProps: { onDragOver, onDragLeave, onDrop } };
}

/** The same for one file; null for none. */
export const useFileDrop = (onFile: (file: File | null) => void, takesOther: boolean) =>
  useFilesDrop(([first]) => onFile(first ?? null), takesOther);
