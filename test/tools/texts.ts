import enOffice from '../../locales/en/office.json';
import enReplay from '../../locales/en/replay.json';
import enSignIn from '../../locales/en/signIn.json';
import esOffice from '../../locales/es/office.json';
import esReplay from '../../locales/es/replay.json';
import esSignIn from '../../locales/es/signIn.json';

/** All texts in English. */
export const en = { ...enSignIn, ...enOffice, ...enReplay };

/** All texts in Spanish. */
export const es = { ...esSignIn, ...esOffice, ...esReplay };
