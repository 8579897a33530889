import { mails, mailsReducer, mailTexts } from '../../entities/mails';
import { outboxReducer, outboxSaga } from '../../workflows/outbox';
import { outboxList } from '../../workflows/outboxList';

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
