import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { mutationSteps } from '../../kernel/mutation';
import type { MailText, NamedMail, OpenMail, OutboxList } from './state';

const list = machine<OutboxList>();
const open = machine<OpenMail>();

/** The steps of the list. */
export const listSteps = {
  reloadStarted: list.move(['closed', 'loading', 'shown', 'failed'], ['loading'], () => ({
    status: 'loading',
  })),
  loaded: list.move(['loading'], ['shown'], () => ({ status: 'shown' })),
  loadFailed: list.move(['loading'], ['failed'], (_state, { payload: refusal }: PayloadAction<Refusal>) => ({
    status: 'failed',
    refusal,
  })),
};

/** The steps of the mail that is read. */
export const openSteps = {
  mailOpened: open.move(
    ['none', 'reading', 'open', 'unreadable'],
    ['reading'],
    (_state, { payload: { mailId } }: PayloadAction<NamedMail>) => ({ status: 'reading', mailId }),
  ),
  mailClosed: open.move(['none', 'reading', 'open', 'unreadable'], ['none'], () => ({ status: 'none' })),
  mailRead: open.move(['reading'], ['open'], ({ mailId }, { payload: mail }: PayloadAction<MailText>) => ({
    status: 'open',
    mailId,
    mail,
  })),
  mailUnreadable: open.move(
    ['reading'],
    ['unreadable'],
    ({ mailId }, { payload: refusal }: PayloadAction<Refusal>) => ({ status: 'unreadable', mailId, refusal }),
  ),
};

const { requested: retryRequested, succeeded: retried, failed: retryRefused } = mutationSteps<NamedMail>();

/** The steps of a mail that is sent again. */
export const retrySteps = { retryRequested, retried, retryRefused };

/** All machines' steps by name, for their tables. */
export const steps = { ...listSteps, ...openSteps, ...retrySteps };
