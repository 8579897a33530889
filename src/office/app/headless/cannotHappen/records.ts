import { agencyRecord } from '../../../workflows/agency/agencySettings';
import { screenDetail } from '../../../workflows/homeScreens/screenDetail';
import { newsDetail } from '../../../workflows/news/newsDetail';
import { newsletterDetail } from '../../../workflows/newsletters/newsletterDetail';
import { steps as autoSave } from '../../../workflows/records/autoSave/steps';
import { steps as longText } from '../../../workflows/records/longText/steps';
import { never } from './never';

const isAlwaysThere = 'an agency has settings';
const staysOpen = 'the settings stay open once they are saved';
const agency = agencyRecord.steps;

const atBoot = 'a draft is offered when the page is loaded, before anything in it was saved';

export const records = [
  ...never(isAlwaysThere, agency.opened, 'missing awaited'),
  ...never(isAlwaysThere, agency.closed, 'missing closed'),
  ...never(isAlwaysThere, agency.told, 'missing editing'),
  ...never(isAlwaysThere, agency.missed, 'awaited missing'),
  ...never(staysOpen, agency.opened, 'saved awaited'),
  ...never(staysOpen, agency.closed, 'saved closed'),
  ...never(staysOpen, agency.saved, 'saving saved'),
  ...[newsDetail, newsletterDetail, screenDetail].flatMap(({ steps }) =>
    never('its list is shown again once it is saved', steps.saved, 'saving editing'),
  ),

  ...never('a draft that is written on is offered no more', autoSave.changed, 'offered'),
  ...never(
    'a save that is due while another runs is noted',
    autoSave.due,
    'saving waiting',
    'saving resting',
  ),
  ...never(
    'a save is stopped on its way only by a fault of auto-save, which counts as such',
    autoSave.interrupted,
    ...['saving resting', 'saving waiting'],
  ),
  ...never(atBoot, autoSave.marksFaded, 'offered'),

  ...never('what is not saved meets another text when it is saved', longText.told, 'editing conflict'),
  ...never(
    'the save whose end is waited for settles, any other leaves the text as it stands',
    longText.saved,
    ...['saving editing', 'editing settling', 'editing saving'],
  ),
];
