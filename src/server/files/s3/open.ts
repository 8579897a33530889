import { HeadBucketCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { log } from '../../log';
import { SettingsError } from '../../settings';
import type { FilePlace } from '../fileStore';
import { openBucket } from './bucket';
import { s3Files } from './files';

/** The files of agencies in the bucket that an S3_URL names. Throws SettingsError where S3 says that it cannot be used. */
export async function openS3(url: string): Promise<FilePlace> {
  const bucket = openBucket(url);
  const look = () => bucket.quick.send(new HeadBucketCommand({ Bucket: bucket.name }));
  await look().catch((error: unknown) => {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
    if (status >= 300 && status < 500)
      throw new SettingsError(
        `S3_URL names a bucket that cannot be used (${status}); make ${bucket.name}, or correct key, secret and region.`,
      );
    log.warn(`S3 does not answer yet (${(error as Error).message}); what it keeps is away until it does.`);
  });
  return {
    filesOf: (abbreviation, folder) => s3Files(bucket, abbreviation, folder),
    answers: () =>
      look().then(
        () => true,
        () => false,
      ),
  };
}
