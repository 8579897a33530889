import { reelMailScripts } from '../../../contract/scripts/reelMail';
import { reelMails, reelMailsReducer } from '../../entities/reelMails';
import { agentChoiceReducer, agentChoiceSaga, selectIsChoosing } from '../../workflows/agentChoice';
import { choosingFilmsReducer, choosingFilmsSaga } from '../../workflows/choosingFilms';
import { editReelIntents, editReelReducer, editReelSaga, selectEditReel } from '../../workflows/editReel';
import {
  mailPreviewIntents,
  mailPreviewReducer,
  mailPreviewSaga,
  selectMailPreview,
} from '../../workflows/mailPreview';
import { closingWithPage, overlay } from '../../workflows/overlay';
import { posterIntents, posterReducer, posterSaga, selectPoster } from '../../workflows/poster';
import { posterPicture } from '../../workflows/posterPicture';
import {
  profilePictureReducer,
  profilePictureSaga,
  selectIsPictureUploading,
} from '../../workflows/profilePicture';
import { reelPanelReducer, reelPanelSaga } from '../../workflows/reelPanel';
import { resumeReducer, resumeSaga, selectIsResumeUploading } from '../../workflows/resume';
import { selectSendReel, sendReelIntents, sendReelReducer, sendReelSaga } from '../../workflows/sendReel';
import { sentMailsSaga } from '../../workflows/sentMails';
import { talentRecordReducer, talentRecordSaga } from '../../workflows/talentRecord';

export const reducers = {
  agentChoice: agentChoiceReducer,
  choosingFilms: choosingFilmsReducer,
  editReel: editReelReducer,
  mailPreview: mailPreviewReducer,
  poster: posterReducer,
  posterPicture: posterPicture.reducer,
  profilePicture: profilePictureReducer,
  reelMails: reelMailsReducer,
  reelPanel: reelPanelReducer,
  resume: resumeReducer,
  sendReel: sendReelReducer,
  talentRecord: talentRecordReducer,
};

export const scripts = reelMailScripts;

export const workflows = {
  reelPanel: reelPanelSaga,
  reelMails: reelMails.saga,
  sentMails: sentMailsSaga,
  sendReel: sendReelSaga,
  choosingFilms: choosingFilmsSaga,
  editReel: editReelSaga,
  mailPreview: mailPreviewSaga,
  poster: posterSaga,
  posterPicture: posterPicture.saga,
  talentPageOverlays: closingWithPage([
    overlay(selectEditReel, ['editing'], editReelIntents.cancelled),
    overlay(selectPoster, ['opening', 'editing'], posterIntents.closed),
    overlay(selectSendReel, ['form', 'kept'], sendReelIntents.closed),
    overlay(selectMailPreview, ['composing', 'open', 'failed'], mailPreviewIntents.closed),
  ]),
  talentRecord: talentRecordSaga,
  agentChoice: agentChoiceSaga,
  resume: resumeSaga,
  profilePicture: profilePictureSaga,
};

export const atWork = [
  selectIsChoosing,
  selectIsResumeUploading,
  selectIsPictureUploading,
  posterPicture.selectIsUploading,
] as const;
