import type { ReportState } from './state';

interface Root {
  readonly report: ReportState;
}

export const selectReport = (state: Root) => state.report;
