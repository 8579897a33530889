import { reelWindowScripts } from '../../../contract/scripts/reelWindows';
import { wholeReelScripts } from '../../../contract/scripts/wholeReels';
import { reelTable, reelTableReducer } from '../../entities/reelTable';
import { reelsActedOn, reelWindows } from '../../entities/reelWindows';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import { reelCopy } from '../../workflows/reels/reelCopy';
import { reelCopyTalentSearch } from '../../workflows/reels/reelCopyTalentSearch';
import {
  reelLinkIntents,
  reelLinkReducer,
  reelLinkSaga,
  selectReelLink,
} from '../../workflows/reels/reelLink';
import { reelSwitches } from '../../workflows/reels/reelSwitches';
import { reelTableList } from '../../workflows/reels/reelTableList';
import { reelTableShownSaga } from '../../workflows/reels/reelTableShown';

/** Reels as things of their own: the list of all, their links, and reels that are made once more. */
export const reducers = {
  reelCopy: reelCopy.reducer,
  reelCopyTalentSearch: reelCopyTalentSearch.reducer,
  reelLink: reelLinkReducer,
  reelSwitches: reelSwitches.reducer,
  reelTable: reelTableReducer,
  reelTableList: reelTableList.reducer,
  reelWindows: reelWindows.reducer,
  reelsActedOn: reelsActedOn.reducer,
};

export const workflows = {
  reelTable: reelTable.saga,
  reelWindows: reelWindows.saga,
  reelsActedOn: reelsActedOn.saga,
  reelTableList: reelTableList.saga,
  reelTableShown: reelTableShownSaga,
  reelSwitches: reelSwitches.saga,
  reelCopy: reelCopy.saga,
  reelCopyTalentSearch: reelCopyTalentSearch.saga,
  reelLink: reelLinkSaga,
  wholeReelOverlays: closingWithPage([
    overlay(reelCopy.select, ['editing', 'refused', 'doubtful'], reelCopy.intents.closed),
    overlay(selectReelLink, ['copied', 'refused'], reelLinkIntents.dismissed),
  ]),
};

export const scripts = [...wholeReelScripts, ...reelWindowScripts];
