import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { fold } from '../../../../contract/rules/text';
import { selectCategories } from '../../../entities/categories';
import { selectMay } from '../../../entities/permissions';
import type { PaletteEntry } from './entries';

/** The pages and professions that can be gone to, in the person's language. */
export function usePages(): readonly PaletteEntry[] {
  const intl = useIntl();
  const categories = useSelector(selectCategories);
  const isAdministrator = useSelector((state: Parameters<typeof selectMay>[0]) =>
    selectMay(state, 'administrator'),
  );
  return useMemo(() => {
    const note = [intl.formatMessage({ id: 'palette.page' })];
    const page = (title: string, path: string): PaletteEntry => ({
      key: `page-${path}`,
      kind: 'page',
      title,
      note,
      path,
      searchKey: fold(title),
    });
    return [
      page(intl.formatMessage({ id: 'layout.dashboard' }), '/app/dashboard'),
      page(intl.formatMessage({ id: 'layout.allTalents' }), '/app/table/talents/all'),
      page(intl.formatMessage({ id: 'agencyFilms.title' }), '/app/page/films'),
      page(intl.formatMessage({ id: 'reelTable.title' }), '/app/page/reels'),
      page(intl.formatMessage({ id: 'specialReels.title' }), '/app/page/agencyreels'),
      page(intl.formatMessage({ id: 'news.title' }), '/app/page/news'),
      page(intl.formatMessage({ id: 'newsletters.title' }), '/app/table/newsletters'),
      page(intl.formatMessage({ id: 'screens.title' }), '/app/table/screens'),
      page(intl.formatMessage({ id: 'calendar.title' }), '/app/page/calendar'),
      page(intl.formatMessage({ id: 'checkFilms.title' }), '/app/page/checkfilms'),
      page(intl.formatMessage({ id: 'outbox.title' }), '/app/page/outbox'),
      page(intl.formatMessage({ id: 'aboutTec.title' }), '/app/page/aboutTec'),
      page(intl.formatMessage({ id: 'trash.title' }), '/app/page/trash'),
      ...(isAdministrator
        ? [page(intl.formatMessage({ id: 'operation.title' }), '/app/page/operation')]
        : []),
      page(intl.formatMessage({ id: 'layout.profile' }), '/app/page/profile'),
      ...(isAdministrator
        ? [
            page(intl.formatMessage({ id: 'staff.title' }), '/app/table/staff'),
            page(intl.formatMessage({ id: 'settings.title' }), '/app/page/settings'),
            page(intl.formatMessage({ id: 'activity.title' }), '/app/page/activity'),
          ]
        : []),
      ...categories.map(({ name, routerUrl }) => page(name, `/talents/${encodeURIComponent(routerUrl)}`)),
    ];
  }, [intl, categories, isAdministrator]);
}
