import { type AnyScript, byName } from '../script';
import { accountScripts } from './account';
import { accountLinkScripts } from './accountLinks';
import { activityScripts } from './activity';
import { agencyScripts, logoUpload } from './agency';
import { agentScripts } from './agents';
import { calendarScripts } from './calendar';
import { exportScripts } from './exports';
import { figureScripts } from './figures';
import { fileScripts } from './fileScripts';
import { filmActionScripts } from './filmActions';
import { filmInfoScripts } from './filmInfos';
import { filmScripts, mediaBankUpload } from './films';
import { filmSearchScripts } from './filmSearch';
import { filmWindowScripts } from './filmWindows';
import { findingScripts, reelFindingScripts } from './finding';
import { loadingScripts } from './loading';
import { longTextScripts } from './longTexts';
import { mailScripts } from './mail';
import { newsPictureUpload, newsScripts } from './news';
import { newsletterPageScripts } from './newsletterPage';
import { newsletterScripts } from './newsletters';
import { operationScripts } from './operation';
import { outboxScripts } from './outbox';
import { passkeyScripts } from './passkeys';
import { personDataScripts } from './personData';
import { pictureCheckScripts } from './pictureChecks';
import { pictureUpload } from './pictures';
import { presenceScripts } from './presence';
import { reelMailScripts } from './reelMail';
import { reelScripts } from './reels';
import { reelWindowScripts } from './reelWindows';
import { restoringScripts } from './restoring';
import { resumeScripts, resumeUpload } from './resumes';
import { screenScripts } from './screens';
import { secondFactorScripts } from './secondFactor';
import { sessionScripts } from './session';
import { signOnScripts } from './signOn';
import { specialReelScripts } from './specialReels';
import { staffScripts } from './staff';
import { talentImportScripts } from './talentImport';
import { talentScripts } from './talents';
import { talentWindowScripts } from './talentWindows';
import { trashScripts } from './trash';
import { wholeReelScripts } from './wholeReels';

/** Every script of the backend that takes fields only. Calls that carry a file stand apart: they are uploads. */
export const scriptList = [
  ...sessionScripts,
  ...signOnScripts,
  ...accountLinkScripts,
  ...accountScripts,
  ...staffScripts,
  ...secondFactorScripts,
  ...passkeyScripts,
  ...agencyScripts,
  ...agentScripts,
  ...loadingScripts,
  ...filmWindowScripts,
  ...talentWindowScripts,
  ...figureScripts,
  ...findingScripts,
  ...reelFindingScripts,
  ...newsScripts,
  ...newsletterScripts,
  ...newsletterPageScripts,
  ...screenScripts,
  ...talentScripts,
  ...longTextScripts,
  ...resumeScripts,
  ...filmScripts,
  ...filmSearchScripts,
  ...filmActionScripts,
  ...filmInfoScripts,
  ...pictureCheckScripts,
  ...reelScripts,
  ...specialReelScripts,
  ...wholeReelScripts,
  ...reelWindowScripts,
  ...restoringScripts,
  ...trashScripts,
  ...mailScripts,
  ...outboxScripts,
  ...reelMailScripts,
  ...calendarScripts,
  ...activityScripts,
  ...operationScripts,
  ...presenceScripts,
  ...exportScripts,
  ...talentImportScripts,
  ...personDataScripts,
] as const;

type Listed = (typeof scriptList)[number];
export type ScriptName = Listed['name'];
export type ScriptByName = { readonly [N in ScriptName]: Extract<Listed, { readonly name: N }> };

/** The scripts by their names: `scripts['reel.rename']`. */
export const scripts: ScriptByName = byName(scriptList);

/** Every call that the contract has, whatever it carries. */
export const everyScript = [
  ...scriptList,
  mediaBankUpload,
  ...Object.values(fileScripts),
] as unknown as readonly AnyScript[];

export { fileScripts, type FileScriptName } from './fileScripts';
export { logoUpload, mediaBankUpload, newsPictureUpload, pictureUpload, resumeUpload };
