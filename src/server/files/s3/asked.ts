import { S3ServiceException } from '@aws-sdk/client-s3';
import { FilesAway } from '../away';

/** What S3 answers; nothing where there is no such object. Throws FilesAway where it does not answer, refuses, or has no such bucket. */
export async function asked<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (isGone(error)) return undefined;
    throw new FilesAway(error);
  }
}

const isGone = (error: unknown) =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket';

/** The same of what must be there. */
export async function needed<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> {
  const found = await asked(answer, signal);
  if (found === undefined) throw new FilesAway('an object is gone');
  return found;
}
