import { mailScripts } from '../../../contract/scripts/mail';
import { mails, mailsReducer, mailTexts } from '../../entities/mails';
import { outboxReducer, outboxSaga } from '../../workflows/mail/outbox';
import { outboxList } from '../../workflows/mail/outboxList';

export const reducers = {
  mails: mailsReducer,
  mailTexts: mailTexts.reducer,
  outbox: outboxReducer,
  outboxList: outboxList.reducer,
};

export const workflows = {
  mails: mails.saga,
  mailTexts: mailTexts.saga,
  outboxList: outboxList.saga,
  outbox: outboxSaga,
};

export const scripts = mailScripts;
