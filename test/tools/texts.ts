import enAccount from '../../locales/en/account.json';
import enOffice from '../../locales/en/office.json';
import enPages from '../../locales/en/pages.json';
import enReplay from '../../locales/en/replay.json';
import enSignIn from '../../locales/en/signIn.json';
import esAccount from '../../locales/es/account.json';
import esOffice from '../../locales/es/office.json';
import esPages from '../../locales/es/pages.json';
import esReplay from '../../locales/es/replay.json';
import esSignIn from '../../locales/es/signIn.json';

/** All texts in English. */
export const en = { ...enSignIn, ...enOffice, ...enAccount, ...enPages, ...enReplay };

/** All texts in Spanish. */
export const es = { ...esSignIn, ...esOffice, ...esAccount, ...esPages, ...esReplay };
