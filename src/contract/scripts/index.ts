import type { AnyScript } from '../script';
import { filmActionScripts } from './filmActions';
import { filmScripts, mediaBankUpload } from './films';
import { loadingScripts } from './loading';
import { mailScripts } from './mail';
import { reelScripts } from './reels';
import { sessionScripts } from './session';
import { talentScripts } from './talents';

/** Every script of the backend. The media bank's own call stands apart: it is another server. */
export const scriptList = [
  ...sessionScripts,
  ...loadingScripts,
  ...talentScripts,
  ...filmScripts,
  ...filmActionScripts,
  ...reelScripts,
  ...mailScripts,
] as const;

type Listed = (typeof scriptList)[number];
export type ScriptName = Listed['name'];
export type ScriptByName = { readonly [N in ScriptName]: Extract<Listed, { readonly name: N }> };

/** The scripts by their names: `scripts['reel.rename']`. */
export const scripts = Object.fromEntries(
  scriptList.map((entry) => [entry.name, entry]),
) as unknown as ScriptByName;

/** A script by a name that is only known at run time. */
export function scriptNamed(name: string): AnyScript | undefined {
  return scriptList.find((entry) => entry.name === name) as AnyScript | undefined;
}

export { mediaBankUpload };
