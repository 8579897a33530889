import { isUnderWay } from '../../contract/entities/film';
import type { Entity, ServerEvent } from '../../contract/events';

/** True for news of a row of that kind; of the one with that id, where one is named. */
export const tellsOf = (event: ServerEvent, entity: Entity, id?: string) =>
  event.kind === 'changed' && event.entity === entity && (id === undefined || event.id === id);
/** True for news of an encoding that has ended, well or not. */
export const tellsOfEncoded = (event: ServerEvent) => event.kind === 'encoding' && !isUnderWay(event.status);
/** The row of that kind that news tells of, and the version it has now. */
export const changeOf = (entity: Entity) => (event: ServerEvent) =>
  event.kind === 'changed' && event.entity === entity ? { id: event.id, version: event.version } : undefined;
