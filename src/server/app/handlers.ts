import type { ScriptName } from '../../contract/scripts';
import type { OpenInstallation } from './assemble';
import { activityHandlers } from '../activity/handlers';
import { agencyHandlers } from '../agency/handlers';
import { calendarHandlers } from '../calendar/handlers';
import { joiningHandlers } from '../accounts/joining';
import { linkHandlers } from '../accounts/links';
import { ownHandlers } from '../accounts/own';
import { passkeyHandlers } from '../accounts/passkeys';
import { secondFactorHandlers } from '../accounts/secondFactor';
import { encodingHandlers } from '../encoding/handlers';
import { filmHandlers } from '../films/handlers';
import { longTextHandlers } from '../longTexts/handlers';
import { mailHandlers } from '../mail/handlers';
import { newsHandlers } from '../news/handlers';
import { operationHandlers } from './operator/handlers';
import type { Metrics } from './operator/metrics';
import { newsletterHandlers } from '../newsletters/handlers';
import { profilePictureHandlers } from '../pictures/handlers';
import { personHandlers } from '../persons/handlers';
import { presenceHandlers } from '../presence/handlers';
import { reelHandlers } from '../reels/handlers';
import { resumeHandlers } from '../resumes/handlers';
import { screenHandlers } from '../screens/handlers';
import { sessionHandlers } from '../sessions/handlers';
import { signInLimits } from '../sessions/limits';
import { signOnHandlers } from '../signOn/handlers';
import { staffHandlers, staffList } from '../staff/handlers';
import { handOverHandlers } from '../staff/handOver';
import { talentImportHandlers } from '../talentImport/handlers';
import { talentHandlers } from '../talents/handlers';
import { trashHandlers } from '../trash/handlers';
import { uploadHandlers } from '../uploads/handlers';
import type { Handler, SessionHandler, SessionScript } from '../http/handler';

/** One handler a script: a script without one does not compile. */
type AllHandlers = {
  readonly [N in ScriptName]: N extends SessionScript ? SessionHandler<N> : Handler<N>;
};

/** The handlers of all scripts. */
export function allHandlers(installation: OpenInstallation, metrics: Metrics): AllHandlers {
  const parts = { ...installation, limits: signInLimits(installation.directory) };
  const handlers = {
    ...sessionHandlers(parts),
    ...signOnHandlers(parts, installation.signOnProvider),
    ...linkHandlers(parts),
    ...joiningHandlers(parts),
    ...ownHandlers(parts),
    ...secondFactorHandlers(parts),
    ...passkeyHandlers(parts),
    ...agencyHandlers,
    ...staffList,
    ...staffHandlers(parts),
    ...handOverHandlers,
    ...talentHandlers,
    ...talentImportHandlers,
    ...longTextHandlers,
    ...profilePictureHandlers,
    ...resumeHandlers,
    ...uploadHandlers,
    ...filmHandlers,
    ...encodingHandlers,
    ...reelHandlers,
    ...newsHandlers,
    ...newsletterHandlers,
    ...screenHandlers,
    ...mailHandlers,
    ...calendarHandlers,
    ...trashHandlers,
    ...operationHandlers(installation, metrics),
    ...presenceHandlers(installation.presence),
    ...personHandlers(installation),
  };
  return { ...handlers, ...activityHandlers(handlers) };
}
