import { REEL_CODE_LENGTH } from '../../../contract/constants';
import { newId } from '../../kernel/commands';

/** Spec section 5: a random 10-character code for new reels. */
export const newReelCode = () => newId(REEL_CODE_LENGTH);
