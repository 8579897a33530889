import { signOnScripts } from '../../../contract/scripts/signOn';
import { signOnReducer, signOnSaga } from '../../workflows/account/signOn';

/** Sign-in by the provider that the server knows. */
export const reducers = { signOn: signOnReducer };

export const scripts = signOnScripts;

export const workflows = { signOn: signOnSaga };
