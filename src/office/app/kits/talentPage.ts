import { reelMailScripts } from '../../../contract/scripts/reelMail';
import { resumeScripts } from '../../../contract/scripts/resumes';
import { reelMails, reelMailsReducer } from '../../entities/reelMails';
import { resumes } from '../../entities/resumes';
import { agentChoiceReducer, agentChoiceSaga, selectIsChoosing } from '../../workflows/talents/agentChoice';
import { reelFilmSearch, specialReelFilmSearch } from '../../workflows/films/reelFilmSearch';
import { choosingFilmsReducer, choosingFilmsSaga } from '../../workflows/films/choosingFilms';
import {
  editReelIntents,
  editReelReducer,
  editReelSaga,
  selectEditReel,
} from '../../workflows/reels/editReel';
import {
  mailPreviewIntents,
  mailPreviewReducer,
  mailPreviewSaga,
  selectMailPreview,
} from '../../workflows/mail/mailPreview';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import { posterIntents, posterReducer, posterSaga, selectPoster } from '../../workflows/reels/poster';
import { posterPicture } from '../../workflows/reels/posterPicture';
import {
  profilePictureReducer,
  profilePictureSaga,
  selectIsPictureUploading,
} from '../../workflows/talents/profilePicture';
import { reelPanelReducer, reelPanelSaga } from '../../workflows/reels/reelPanel';
import { resumeReducer, resumeSaga, selectIsResumeUploading } from '../../workflows/talents/resume';
import {
  selectSendReel,
  sendReelIntents,
  sendReelReducer,
  sendReelSaga,
} from '../../workflows/mail/sendReel';
import { sentMailsSaga } from '../../workflows/mail/sentMails';
import { talentRecordReducer, talentRecordSaga } from '../../workflows/talents/talentRecord';

export const reducers = {
  agentChoice: agentChoiceReducer,
  choosingFilms: choosingFilmsReducer,
  reelFilmSearch: reelFilmSearch.reducer,
  specialReelFilmSearch: specialReelFilmSearch.reducer,
  editReel: editReelReducer,
  mailPreview: mailPreviewReducer,
  poster: posterReducer,
  posterPicture: posterPicture.reducer,
  profilePicture: profilePictureReducer,
  reelMails: reelMailsReducer,
  reelPanel: reelPanelReducer,
  resume: resumeReducer,
  resumes: resumes.reducer,
  sendReel: sendReelReducer,
  talentRecord: talentRecordReducer,
};

export const scripts = [...reelMailScripts, ...resumeScripts];

export const workflows = {
  reelPanel: reelPanelSaga,
  reelMails: reelMails.saga,
  sentMails: sentMailsSaga,
  sendReel: sendReelSaga,
  choosingFilms: choosingFilmsSaga,
  reelFilmSearch: reelFilmSearch.saga,
  specialReelFilmSearch: specialReelFilmSearch.saga,
  editReel: editReelSaga,
  mailPreview: mailPreviewSaga,
  poster: posterSaga,
  posterPicture: posterPicture.saga,
  talentPageOverlays: closingWithPage([
    overlay(selectEditReel, ['editing'], editReelIntents.cancelled),
    overlay(selectPoster, ['opening', 'editing', 'refused', 'doubtful'], posterIntents.closed),
    overlay(selectSendReel, ['form', 'kept'], sendReelIntents.closed),
    overlay(selectMailPreview, ['composing', 'open', 'failed'], mailPreviewIntents.closed),
  ]),
  talentRecord: talentRecordSaga,
  agentChoice: agentChoiceSaga,
  resumes: resumes.saga,
  resume: resumeSaga,
  profilePicture: profilePictureSaga,
};

export const atWork = [
  selectIsChoosing,
  selectIsResumeUploading,
  selectIsPictureUploading,
  posterPicture.selectIsUploading,
] as const;
