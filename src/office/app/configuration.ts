import * as yup from 'yup';
import { type Configuration, defaultConfiguration } from '../entities/configuration';

const address = yup.string().strict().defined();
const folder = address.matches(/\/$/, 'ends with a slash');
const agent = yup.object({
  id: yup.string().strict().defined().length(2),
  name: yup.string().strict().defined(),
  initials: yup.string().strict().defined(),
  color: yup.string().strict().defined(),
});

const schema = yup.object({
  backend: folder,
  mediaBank: folder,
  mediaBankResumable: yup.boolean().strict().defined(),
  composesNewsletters: yup.boolean().strict().defined(),
  encodingManager: address,
  secureSite: address,
  media: address,
  videoAddress: address,
  backgroundAddress: address,
  reelsSite: address,
  storeSite: address,
  cinemaSite: address,
  specialClientDatabase: address,
  agents: yup.array().of(agent).defined(),
  signOn: address,
});

/** The configuration in a file's content: what it leaves out is the companion server's. Throws a sentence naming what is wrong. */
export function configurationOf(content: unknown, origin: string): Configuration {
  const given = typeof content === 'object' && content !== null ? content : {};
  try {
    const checked = schema.validateSync({ ...defaultConfiguration, ...given });
    const expand = (text: string) => text.replaceAll('{origin}', origin);
    return {
      ...checked,
      reelsSite: absolute(expand(checked.reelsSite), origin),
      storeSite: checked.storeSite && absolute(expand(checked.storeSite), origin),
      cinemaSite: checked.cinemaSite && absolute(expand(checked.cinemaSite), origin),
    };
  } catch (error) {
    throw new Error(`config.json: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const absolute = (url: string, origin: string) => new URL(url, origin).href;
