import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import { DndProvider, type DndProviderProps } from 'react-dnd';
import { dragBackend } from './dragBackend';

/** react-dnd 14 was typed before React 18: its provider does take children. */
const Provider = DndProvider as ComponentType<PropsWithChildren<DndProviderProps<unknown, unknown>>>;

/** Lets what is inside be dragged and dropped; one such area on a page, as the HTML5 backend allows only one. */
export function DragArea({ children }: { readonly children: ReactNode }) {
  return <Provider backend={dragBackend}>{children}</Provider>;
}
