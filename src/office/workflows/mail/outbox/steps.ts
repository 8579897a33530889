import { mutationSteps } from '../../../kernel/mutation';
import type { NamedMail } from './state';

const { requested: retryRequested, succeeded: retried, failed: retryRefused } = mutationSteps<NamedMail>();

/** The steps of a mail that is sent again. */
export const steps = { retryRequested, retried, retryRefused };
