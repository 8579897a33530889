import { passkeyScripts } from '../../../contract/scripts/passkeys';
import { secondFactorScripts } from '../../../contract/scripts/secondFactor';
import { ownFactor } from '../../entities/ownFactor';
import { passkeys } from '../../entities/passkeys';
import { factorRule } from '../../workflows/staff/factorRule';
import { passkeyNaming } from '../../workflows/account/passkeyNaming';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import {
  secondFactorIntents,
  secondFactorReducer,
  secondFactorSaga,
  selectSecondFactor,
} from '../../workflows/account/secondFactor';

/** The second factor of one's own account, of colleagues', and whether the agency requires one. */
export const reducers = {
  factorRule: factorRule.reducer,
  ownFactor: ownFactor.reducer,
  passkeyNaming: passkeyNaming.reducer,
  passkeys: passkeys.reducer,
  secondFactor: secondFactorReducer,
};

export const workflows = {
  ownFactor: ownFactor.saga,
  passkeyNaming: passkeyNaming.saga,
  passkeys: passkeys.saga,
  factorRule: factorRule.saga,
  secondFactor: secondFactorSaga,
  factorOverlays: closingWithPage([
    overlay(selectSecondFactor, ['proving', 'pairing'], secondFactorIntents.closed),
    overlay(passkeyNaming.select, ['editing', 'refused'], passkeyNaming.intents.closed),
  ]),
};

export const scripts = [...secondFactorScripts, ...passkeyScripts] as const;
