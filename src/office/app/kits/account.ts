import { accountLinkScripts } from '../../../contract/scripts/accountLinks';
import { ground } from '../../entities/ground';
import { accountLinkReducer, accountLinkSaga } from '../../workflows/accountLink';
import { forgotPassword } from '../../workflows/forgotPassword';
import { founding } from '../../workflows/founding';
import { linkUse } from '../../workflows/linkUse';

/** What people do with their accounts before they are signed in. */
export const reducers = {
  accountLink: accountLinkReducer,
  forgotPassword: forgotPassword.reducer,
  founding: founding.reducer,
  ground: ground.reducer,
  linkUse: linkUse.reducer,
};

export const scripts = accountLinkScripts;

export const workflows = {
  ground: ground.saga,
  accountLink: accountLinkSaga,
  forgotPassword: forgotPassword.saga,
  founding: founding.saga,
  linkUse: linkUse.saga,
};
