import { type AgencySettings, agencySettingsFields, sitePages } from '../../contract/entities/agencySettings';
import { linkAddress } from '../../contract/rules/webAddress';
import type { AgencyRow } from '../database/schema';
import { type ChangeContext, type Handlers, change, read } from '../http/handler';
import { isKeptLogo } from '../../contract/rules/logo';
import { saveVersioned } from '../http/saveVersioned';
import { EMPTY_PROFILE, profileOf } from '../sessions/people';
import { showLogo } from './logos';

type Stored = AgencySettings & { readonly version: number };

const names = Object.keys(agencySettingsFields) as (keyof AgencySettings)[];

/** What the directory keeps of an agency → what administrators write of it. */
function settingsOf(row: AgencyRow): Stored {
  const profile = { ...EMPTY_PROFILE, ...profileOf(row), displayName: row.display_name };
  const written = names.map((name) => [name, profile[name]] as const);
  return { ...(Object.fromEntries(written) as AgencySettings), version: profile.version ?? 0 };
}

/** Settings as they are kept: without blanks at their ends, and addresses with what they begin with. */
const keepable = (settings: AgencySettings): AgencySettings => {
  const trimmed = Object.fromEntries(names.map((name) => [name, settings[name].trim()]));
  const pages = Object.fromEntries(sitePages.map((name) => [name, linkAddress(settings[name])]));
  return { ...trimmed, ...pages } as unknown as AgencySettings;
};

/** The row with these settings; what else it holds stays. */
const rowWith =
  ({ displayName, ...settings }: AgencySettings, version: number) =>
  (row: AgencyRow): Partial<AgencyRow> => {
    const before = profileOf(row);
    const { firstLogo = isKeptLogo(before.logoUrl ?? '') ? '' : before.logoUrl } = before;
    return {
      display_name: displayName,
      profile: JSON.stringify({ ...before, ...settings, firstLogo, version }),
    };
  };

async function save(
  context: ChangeContext,
  { version: known, ...input }: AgencySettings & { readonly version?: number | undefined },
) {
  const row = await context.agencyRow();
  const { version, ...values } = settingsOf(row);
  const wanted = keepable(input);
  const isKnownLogo = ['', values.logoUrl, profileOf(row).firstLogo].includes(wanted.logoUrl);
  const different = names.filter((name) => wanted[name] !== values[name]);
  const isChanged = different.length > 0;
  return saveVersioned(context, {
    entity: 'agency',
    id: context.caller.agency.abbreviation,
    known: isChanged ? known : undefined,
    ...{ version, values, isChanged },
    before: Object.fromEntries(different.map((name) => [name, values[name]])),
    async write(next) {
      if (!isKnownLogo) await showLogo(context, wanted.logoUrl);
      await context.rewriteAgency(rowWith(wanted, next));
    },
  });
}

/** What administrators write of their agency: where it stands in mails and on pages, it is another one at once. */
export const settingsHandlers: Handlers<'agency.settings' | 'agency.saveSettings'> = {
  'agency.settings': read(async (context) => settingsOf(await context.agencyRow())),
  'agency.saveSettings': change(save),
};
