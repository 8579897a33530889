import {
  talentImportScripts,
  talentTableCheck,
  talentTableImport,
} from '../../../contract/scripts/talentImport';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import {
  selectTalentImport,
  talentImportIntents,
  talentImportReducer,
  talentImportSaga,
} from '../../workflows/talents/talentImport';

/** Tables of talents come in. */
export const reducers = { talentImport: talentImportReducer };

export const workflows = {
  talentImport: talentImportSaga,
  talentImportOverlays: closingWithPage([
    overlay(
      selectTalentImport,
      ['choosing', 'checking', 'ready', 'made', 'undone'],
      talentImportIntents.closed,
    ),
  ]),
};

export const scripts = [...talentImportScripts, talentTableCheck, talentTableImport];

type Root = Parameters<typeof selectTalentImport>[0];
export const atWork = [(root: Root) => ['importing', 'undoing'].includes(selectTalentImport(root).status)];
