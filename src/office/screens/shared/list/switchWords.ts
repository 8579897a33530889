type TextId = FormatjsIntl.Message['ids'];

/** What a switch of rows and its actions are called. */
export interface SwitchWords {
  /** The switch itself, with the `name` of the row in it. */
  readonly shows: TextId;
  readonly online: TextId;
  readonly offline: TextId;
  /** With the `reason` in them. */
  readonly notSwitchedOn: TextId;
  readonly notSwitchedOff: TextId;
  readonly switchOn: TextId;
  readonly switchOff: TextId;
}

/** Of what stands on the agency's site or does not. */
export const siteWords: SwitchWords = {
  shows: 'site.shows',
  online: 'site.online',
  offline: 'site.offline',
  notSwitchedOn: 'site.notSwitchedOn',
  notSwitchedOff: 'site.notSwitchedOff',
  switchOn: 'site.switchOn',
  switchOff: 'site.switchOff',
};
