import type { Colleague } from '../../contract/entities/session';
import { collection } from './collection';

const staff = collection('staff', (colleague: Colleague) => colleague.staffId);

/** Fact: everybody who works at the agency. */
export const staffLoaded = staff.loaded;
export const staffReducer = staff.reducer;
