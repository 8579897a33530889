import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { ScheduledThing } from '../../../contract/entities/calendar';
import { selectFilmsById } from '../../entities/films';
import { news } from '../../entities/news';
import { newsletters } from '../../entities/newsletters';
import { selectScreens } from '../../entities/screens';

interface Named {
  readonly id: string;
  readonly title: string;
}

/** What can be scheduled, by kind, as people know it. */
export function useThings(): Readonly<Record<ScheduledThing, readonly Named[]>> {
  const { formatMessage } = useIntl();
  const films = useSelector(selectFilmsById);
  const screen = formatMessage({ id: 'screens.one' });
  return {
    newsletter: useSelector(newsletters.selectAll).map(({ newsletterId: id, title }) => ({ id, title })),
    news: useSelector(news.selectAll).map(({ newsId: id, title }) => ({ id, title })),
    screen: useSelector(selectScreens).map(({ screenId: id, legend, filmId }) => ({
      id,
      title: legend || films[filmId]?.title || screen,
    })),
  };
}
