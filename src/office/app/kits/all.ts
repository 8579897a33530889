import type { KitName } from '../screens';
import * as account from './account';
import * as activity from './activity';
import * as agency from './agency';
import * as calendar from './calendar';
import * as checkFilms from './checkFilms';
import * as filmPicker from './filmPicker';
import * as films from './films';
import * as homeScreens from './homeScreens';
import type { Kit } from './kit';
import * as listExport from './listExport';
import * as news from './news';
import * as newsletters from './newsletters';
import * as operation from './operation';
import * as outbox from './outbox';
import * as palette from './palette';
import * as personData from './personData';
import * as presence from './presence';
import * as profile from './profile';
import * as secondFactor from './secondFactor';
import * as signOn from './signOn';
import * as specialReels from './specialReels';
import * as staff from './staff';
import * as talentImport from './talentImport';
import * as talentPage from './talentPage';
import * as trash from './trash';
import * as wholeReels from './wholeReels';

/** All kits at once, for an office that is only replayed. */
export const allKits: Readonly<Record<KitName, Kit>> = {
  account,
  activity,
  agency,
  calendar,
  checkFilms,
  filmPicker,
  films,
  homeScreens,
  listExport,
  news,
  newsletters,
  operation,
  outbox,
  palette,
  personData,
  presence,
  profile,
  secondFactor,
  signOn,
  specialReels,
  staff,
  talentImport,
  talentPage,
  trash,
  wholeReels,
};
