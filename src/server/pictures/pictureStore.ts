import type { WrittenOf } from '../../contract/script';
import type { pictureUpload } from '../../contract/scripts';
import type { Caller } from '../http/handler';
import type { Tenant, Installation } from '../installation';

/** A picture that is safe to keep, and what it is for. */
interface Kept {
  readonly installation: Installation;
  readonly caller: Caller;
  readonly tenant: Tenant;
  /** The id of the talent or film. */
  readonly ownerId: string;
  readonly jpeg: Buffer;
}

/** Keeps a picture durably and says where it is; refuses an owner that the agency has not. */
export type PictureStore = (kept: Kept) => Promise<WrittenOf<typeof pictureUpload>>;
