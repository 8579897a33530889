import { forgotPassword } from '../../../workflows/account/forgotPassword';
import { founding } from '../../../workflows/account/founding';
import { linkUse } from '../../../workflows/account/linkUse';
import { caseReducers as secondFactor } from '../../../workflows/account/secondFactor/slice';
import { factorRule } from '../../../workflows/staff/factorRule';
import { never } from './never';

const isGone = 'the form is gone once it was sent';

export const account = [
  ...[forgotPassword, founding, linkUse].flatMap(({ steps }) =>
    never(isGone, steps.submitted, 'done sending'),
  ),
  ...never(
    'its switch is always on show: nothing shows it anew',
    factorRule.steps.opened,
    'refused editing',
    'done editing',
  ),
  ...never(
    'a code is shown again where the code was refused, the password is asked for again where anything else was',
    secondFactor.refused,
    ...['asking pairing', 'confirming proving', 'adding pairing'],
  ),
];
