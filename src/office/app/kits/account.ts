import { accountLinkScripts } from '../../../contract/scripts/accountLinks';
import { ground } from '../../entities/ground';
import { accountLinkReducer, accountLinkSaga } from '../../workflows/account/accountLink';
import { forgotPassword } from '../../workflows/account/forgotPassword';
import { founding } from '../../workflows/account/founding';
import { linkUse } from '../../workflows/account/linkUse';

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
