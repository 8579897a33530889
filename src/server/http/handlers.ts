import type { ScriptName } from '../../contract/scripts';
import type { OpenInstallation } from '../assemble';
import { catalogueHandlers } from '../catalogue/handlers';
import { encodingHandlers } from '../encoding/handlers';
import { filmHandlers } from '../films/handlers';
import { longTextHandlers } from '../longTexts/handlers';
import { mailHandlers } from '../mail/handlers';
import { profilePictureHandlers } from '../pictures/handlers';
import { reelHandlers } from '../reels/handlers';
import { resumeHandlers } from '../resumes/handlers';
import {
  type SessionCall,
  sessionHandlers,
  type SessionHandler,
  type SessionScript,
} from '../sessions/handlers';
import { signInLimits } from '../sessions/limits';
import { talentHandlers } from '../talents/handlers';
import { trashHandlers } from '../trash/handlers';
import { uploadHandlers } from '../uploads/handlers';
import type { ChangeContext, Handler, ReadContext } from './handler';

/** One handler a script: a script without one does not compile. */
type AllHandlers = {
  readonly [N in ScriptName]: N extends SessionScript ? SessionHandler<N> : Handler<N>;
};

/** A handler whose script is only known at run time: its input was decoded by the same script's fields. */
export interface AnyChange {
  readonly kind: 'change';
  run(context: ChangeContext, input: never): Promise<unknown>;
}
export type AnyHandler =
  | AnyChange
  | { readonly kind: 'read'; run(context: ReadContext, input: never): Promise<unknown> }
  | { readonly kind: 'session'; run(call: SessionCall, input: never): Promise<unknown> };

/** The handlers of all scripts. */
export function allHandlers(installation: OpenInstallation): AllHandlers {
  return {
    ...sessionHandlers({ ...installation, limits: signInLimits(installation.directory) }),
    ...catalogueHandlers,
    ...talentHandlers,
    ...longTextHandlers,
    ...profilePictureHandlers,
    ...resumeHandlers,
    ...uploadHandlers,
    ...filmHandlers,
    ...encodingHandlers,
    ...filmHandlers,
    ...reelHandlers,
    ...mailHandlers,
    ...trashHandlers,
  };
}
