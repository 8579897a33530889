import { agentHandlers } from './agents';
import { professionHandlers } from './professions';
import { settingsHandlers } from './settings';

/** What holds for all of an agency. */
export const agencyHandlers = { ...settingsHandlers, ...professionHandlers, ...agentHandlers };
