import { presenceScripts } from '../../../contract/scripts/presence';
import { presenceReducer, presenceSaga } from '../../workflows/records/presence';

/** Who else has a record open, for the screens that show records. */
export const reducers = { presence: presenceReducer };
export const scripts = presenceScripts;
export const workflows = { presence: presenceSaga };
