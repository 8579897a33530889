import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { calendar } from '../../entities/calendar';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { ScheduleDialog } from '../scheduling/ScheduleDialog';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { usePhone } from '../shared/rows/usePhone';
import { useLastKnown } from '../shared/useLastKnown';
import { AskedAbout } from './AskedAbout';
import { CalendarHead } from './CalendarHead';
import { viewIn } from './calendarView';
import { DayPanel } from './DayPanel';
import { instantIn, monthOf, shifted } from './days';
import { EntryDays } from './EntryDays';
import { MonthGrid } from './MonthGrid';
import { useSelected } from '../shared/useSelected';
import { Loading } from '../shared/Loading';
import './calendar.css';
import './entries.css';
import './month.css';

/** What was published and sent, and what will be: a month as weeks, or as a list, which a phone gets. */
export default function CalendarScreen() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const page = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [params, setParams] = useSearchParams();
  const isPhone = usePhone(page);
  const shown = viewIn(`?${params}`);
  const asked = { month: shown.month };
  const query = useSelected(calendar.selectQuery, asked);
  // The weeks stand while another month is asked for.
  const known = useLastKnown('calendar', query.data ?? undefined);
  const [picked, setPicked] = useState<string>();
  const view = shown.view ?? (isPhone ? 'list' : 'month');
  const month = shown.month || known?.month;
  const reload = () => dispatch(calendar.reload(asked));
  const go = (changes: { month?: string; view?: string }) =>
    setParams((before) => {
      const words = { ...Object.fromEntries(before), ...changes };
      return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''));
    });

  function body() {
    const failed = query.status === 'failed' && query.data === null && (
      <ListFailed title="calendar.loadFailed" refusal={query.refusal} onTryAgain={reload} />
    );
    if (!known || !month)
      return (
        <>
          <header className="gr-screen-head">
            <ScreenTitle>{intl.formatMessage({ id: 'calendar.title' })}</ScreenTitle>
          </header>
          {failed || <Loading />}
        </>
      );
    const { today } = known;
    const entries = query.data?.entries;
    const monthName = nameOf(month);
    const chosen = picked && monthOf(picked) === month ? picked : firstChosen(month, today);
    const choose = (day: string) => {
      setPicked(day);
      if (monthOf(day) !== month) go({ month: monthOf(day) });
    };
    const head = (
      <CalendarHead
        month={month}
        monthName={monthName}
        view={view}
        day={chosen > today ? chosen : shifted(today, 1, 'day')}
        onMonth={(next) => go({ month: next })}
        onToday={() => choose(today)}
        onView={(next) => go({ view: next })}
      />
    );
    if (failed)
      return (
        <>
          {head}
          {failed}
        </>
      );
    const entriesOf = (day: string) => entries?.filter((entry) => entry.day === day);
    return (
      <>
        {head}
        {query.status === 'failed' && (
          <StaleNote text="calendar.stale" refusal={query.refusal} onTryAgain={reload} />
        )}
        <AskedAbout entries={known.asked} />
        {view === 'list' ? (
          entries ? (
            <EntryDays month={month} today={today} entries={entries} />
          ) : (
            <Loading />
          )
        ) : (
          <div className="calendar-body">
            <MonthGrid
              month={month}
              today={today}
              chosen={chosen}
              label={monthName}
              entriesOf={entriesOf}
              onChoose={choose}
              onEnter={() => panel.current?.focus()}
            />
            <DayPanel panelRef={panel} day={chosen} today={today} entries={entriesOf(chosen)} />
          </div>
        )}
        <p className="gr-muted calendar-zone">
          {intl.formatMessage({ id: 'calendar.zone' }, { zone: known.timeZone.replaceAll('_', ' ') })}
        </p>
      </>
    );
  }

  const nameOf = (of: string) =>
    intl.formatDate(instantIn(of), { month: 'long', year: 'numeric', timeZone: 'UTC' });

  return (
    <div ref={page} className="gr-screen calendar">
      {body()}
      <ScheduleDialog />
    </div>
  );
}

/** Today in its own month, else the first. */
const firstChosen = (month: string, today: string) => (monthOf(today) === month ? today : `${month}-01`);
