import { createSelector } from '@reduxjs/toolkit';

import type { AgencySettings } from '../../../contract/entities/agencySettings';
import { plainEncoding } from '../../../contract/entities/encodingOptions';
import { problemsOfAgencySettings } from '../../../contract/rules/agencySettingsProblems';
import { agencySettings, agencySettingsSaved, selectAgencySettings } from '../../entities/agencySettings';
import { attempt } from '../../kernel/mutation';
import { reacting } from '../../kernel/reactions';
import { recordPage } from '../../kernel/recordPage';
import { askWhileAt } from '../office/askWhileAt';

export const SETTINGS_PATH = '/app/page/settings';

const selectCopy = createSelector([selectAgencySettings], ({ data }) => {
  if (data === null) return undefined;
  const { version, ...values } = data;
  return { values, version };
});

const blank: AgencySettings = {
  ...{ displayName: '', logoUrl: '', webAddress: '', mainMail: '', newsletterMail: '' },
  ...{ facebook: '', twitter: '', instagram: '', vimeo: '', asa: '', tumblr: '' },
  ...{ newsletterTextColor: '', newsletterBackColor: '' },
  ...plainEncoding,
};

const record = recordPage({
  name: 'agencyRecord',
  problemsOf: problemsOfAgencySettings,
  blank,
  selectCopy,
  selectIsLoaded: () => false,
  told: [agencySettings.facts.loaded],
  update: (_id, { values, version }, before) =>
    attempt('agency.saveSettings', { ...values, ...(version !== null && { version }) }, before),
  saved: ({ values, version }) => agencySettingsSaved({ ...values, version: version ?? 0 }),
  updatedDelay: null,
});

/** The page on which administrators write what their agency is called, where it is reached, and its colours. */
export const agencyRecord = {
  ...record,
  saga: reacting(record.saga, askWhileAt(SETTINGS_PATH, agencySettings, 'administrator')),
};
