import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import { DndProvider, type DndProviderProps } from 'react-dnd';
import { dragManager } from './dragManager';

/** react-dnd 14 was typed before React 18: its provider does take children. */
const Provider = DndProvider as ComponentType<PropsWithChildren<DndProviderProps<unknown, unknown>>>;

/** Lets what is inside be dragged and dropped. */
export function DragArea({ children }: { readonly children: ReactNode }) {
  return <Provider manager={dragManager}>{children}</Provider>;
}
