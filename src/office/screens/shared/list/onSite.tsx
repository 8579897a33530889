import { EyeOff, EyeOpen, Trash } from '@blueprintjs/icons';
import type { SwitchesWorkflow } from '../../../workflows/tables/lists';
import type { Filter, RowsAction } from './declaration';

type Act<Row> = RowsAction<Row>['act'];

/** Of things that stand on the site or do not: which of them are shown. */
export const siteFilter: Filter = {
  name: 'site',
  label: 'site.filter',
  every: 'site.every',
  options: { online: 'site.onlyOnline', offline: 'site.onlyOffline' },
};

/** The same of things that can be scheduled. */
export const scheduledSiteFilter: Filter = {
  ...siteFilter,
  options: { ...siteFilter.options, scheduled: 'calendar.scheduled' },
};

/** What is done with all that are chosen of such things: put on the site, taken off it, deleted. */
export const siteActions = <Row,>(
  switches: SwitchesWorkflow,
  thingOf: (row: Row) => { readonly id: string; readonly title: string },
  /** As the server has it, where that is known. */
  isOnline: (row: Row) => boolean | undefined,
  remove: Act<Row>,
): readonly RowsAction<Row>[] => {
  const switchAll =
    (online: boolean): Act<Row> =>
    (rows) => {
      const things = rows.map((row) => {
        const { id, title: name } = thingOf(row);
        const was = isOnline(row);
        return { id, name, ...(was !== undefined && { was }) };
      });
      return [switches.pressAll(things, online)];
    };
  return [
    { text: 'site.switchOn', icon: <EyeOpen size={14} />, act: switchAll(true) },
    { text: 'site.switchOff', icon: <EyeOff size={14} />, act: switchAll(false) },
    { text: 'action.delete', icon: <Trash size={14} />, isDanger: true, act: remove },
  ];
};
