import { createDragDropManager } from 'dnd-core';
import { HTML5Backend } from 'react-dnd-html5-backend';

type Manager = Parameters<typeof HTML5Backend>[0];

/**
 * The HTML5 backend, which tells of what is hovered over one frame late: rows that changed places meanwhile, as those of
 * a tree do under the pointer, are no targets any more, and dnd-core would throw at their ids.
 */
const dragBackend: typeof HTML5Backend = (manager, ...rest) => HTML5Backend(withoutGone(manager), ...rest);

/**
 * The one that all areas share, for as long as the page is there: react-dnd's own is forgotten where one area takes the place
 * of another, and the next area beside it would set up a second backend, which throws.
 */
export const dragManager = createDragDropManager(dragBackend);

function withoutGone(manager: Manager): Manager {
  const actions = manager.getActions();
  const isThere = (targetId: string | symbol) => Boolean(manager.getRegistry().getTarget(targetId));
  const tolerant: typeof actions = {
    ...actions,
    hover: (targetIds, options) => actions.hover(targetIds.filter(isThere), options),
  };
  return Object.create(manager, { getActions: { value: () => tolerant } }) as Manager;
}
