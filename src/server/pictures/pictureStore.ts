import type { WrittenOf } from '../../contract/script';
import type { pictureUpload } from '../../contract/scripts';
import type { ChangeContext } from '../http/handler';
import type { Tenant } from '../installation';

/** A picture, and what it is for. */
export interface NewPicture {
  readonly tenant: Tenant;
  /** The id of the talent or film. */
  readonly ownerId: string;
  /** A JPEG that is safe to keep, in the agency's folder; what is not taken from there is gone after the call. */
  readonly path: string;
}

/** Puts a picture on disk, and returns the change that makes it its owner's and says where it is. */
export type PictureStore = (
  picture: NewPicture,
) => Promise<(context: ChangeContext) => Promise<WrittenOf<typeof pictureUpload>>>;
