import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { fold } from '../../../../contract/rules/text';
import { selectCategories } from '../../../entities/categories';
import { selectMay } from '../../../entities/permissions';
import { administratorPages, panelPages } from '../panelPages';
import { useProfession } from '../../shared/useProfession';
import { entryOf, type PaletteEntry } from './entries';
import { useSelected } from '../../shared/useSelected';

const PROFILE = ['/app/page/profile', 'layout.profile'] as const;

/** The pages and professions that can be gone to, in the person's language; a profession is found by the name that it has too. */
export function usePages(): readonly PaletteEntry[] {
  const intl = useIntl();
  const profession = useProfession();
  const categories = useSelector(selectCategories);
  const isAdministrator = useSelected(selectMay, 'administrator');
  return useMemo(() => {
    const note = [intl.formatMessage({ id: 'palette.page' })];
    const page = (title: string, path: string, words = title) =>
      entryOf('page', path, title, note, path, fold(words));
    const shown = [...panelPages, PROFILE, ...(isAdministrator ? administratorPages : [])];
    return [
      ...shown.map(([path, title]) => page(intl.formatMessage({ id: title }), path)),
      ...categories.map(({ name, routerUrl }) => {
        const title = profession(name);
        return page(title, `/talents/${encodeURIComponent(routerUrl)}`, `${title} ${name}`);
      }),
    ];
  }, [intl, profession, categories, isAdministrator]);
}
