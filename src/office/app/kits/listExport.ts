import { exportScripts } from '../../../contract/scripts/exports';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import { listExport } from '../../workflows/tables/listExport';

/** Lists as tables for spreadsheets. */
export const reducers = { listExport: listExport.reducer };

export const workflows = {
  listExport: listExport.saga,
  listExportOverlays: closingWithPage([
    overlay(listExport.select, ['saved', 'refused'], listExport.intents.closed),
  ]),
};

export const scripts = exportScripts;
