import { agencyScripts, logoUpload } from '../../../contract/scripts/agency';
import { agentScripts } from '../../../contract/scripts/agents';
import { agents } from '../../entities/agents';
import { agencySettings } from '../../entities/agencySettings';
import { professions } from '../../entities/professions';
import { agentNaming } from '../../workflows/agency/agentNaming';
import { agencyLogo } from '../../workflows/agency/agencyLogo';
import { agencyRecord } from '../../workflows/agency/agencySettings';
import {
  professionChangesSaga,
  professionNaming,
  professionRemoval,
} from '../../workflows/agency/professionChanges';
import { professionOrder } from '../../workflows/agency/professionOrder';
import { closingWithPage, overlay } from '../../workflows/office/overlay';

/** What holds for all of an agency: its agents, for the pages of talents, and what administrators settle. */
export const reducers = {
  agents: agents.reducer,
  agencySettings: agencySettings.reducer,
  agencyRecord: agencyRecord.reducer,
  agencyLogo: agencyLogo.reducer,
  agentNaming: agentNaming.reducer,
  professions: professions.reducer,
  professionNaming: professionNaming.reducer,
  professionRemoval: professionRemoval.reducer,
  professionOrder: professionOrder.reducer,
};

export const workflows = {
  agents: agents.saga,
  agencySettings: agencySettings.saga,
  agencyRecord: agencyRecord.saga,
  agencyLogo: agencyLogo.saga,
  agentNaming: agentNaming.saga,
  professions: professions.saga,
  professionChanges: professionChangesSaga,
  settingsOverlays: closingWithPage([
    overlay(agentNaming.select, ['editing', 'refused', 'doubtful'], agentNaming.intents.closed),
    overlay(professionNaming.select, ['editing', 'refused', 'doubtful'], professionNaming.intents.closed),
    overlay(professionRemoval.select, ['editing', 'refused', 'doubtful'], professionRemoval.intents.closed),
  ]),
};

export const scripts = [...agencyScripts, ...agentScripts, logoUpload];

export const atWork = [agencyRecord.selectIsUnsaved, agencyLogo.selectIsUploading] as const;
