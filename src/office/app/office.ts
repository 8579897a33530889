import { assembleOffice, type Office, type OfficeOptions } from './assembleOffice';
import { allKits } from './kits/all';
import * as work from './work';

/** The office without its views, all of it at once: store and workflows over a world. It needs no browser. */
export const createOffice = (options: OfficeOptions): Office =>
  assembleOffice({ ...options, work, kits: allKits });
