import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { ScheduledThing } from '../../../contract/entities/calendar';
import { news } from '../../entities/news';
import { newsletters } from '../../entities/newsletters';
import { selectScreens } from '../../entities/screens';
import { useFilms } from '../shared/useFilms';
import type { Standing } from '../../workflows/calendar/scheduleProblems';

interface Named {
  readonly id: string;
  readonly title: string;
  /** Of what stands on the site or off it. */
  readonly standing?: Standing;
}

/** What can be scheduled, by kind, as people know it. */
export function useThings(): Readonly<Record<ScheduledThing, readonly Named[]>> {
  const { formatMessage } = useIntl();
  const screens = useSelector(selectScreens);
  const films = useFilms(screens.map(({ filmId }) => filmId));
  const screen = formatMessage({ id: 'screens.one' });
  return {
    newsletter: useSelector(newsletters.selectAll).map(({ newsletterId: id, title }) => ({ id, title })),
    news: useSelector(news.selectAll).map((item) => ({
      id: item.newsId,
      title: item.title,
      standing: item,
    })),
    screen: screens.map((item) => ({
      id: item.screenId,
      title: item.legend || films[item.filmId]?.title || screen,
      standing: item,
    })),
  };
}
