import { forgetFile, newId } from '../../kernel/commands';

/** The part of a resume's file name that cannot be guessed. */
export const newFileCode = () => newId(20);
export { forgetFile };
