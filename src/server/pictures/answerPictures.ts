import type { FastifyInstance } from 'fastify';
import { BACKEND_PATH } from '../../contract/constants';
import type { AnyScript, InputOf, WrittenOf } from '../../contract/script';
import { PICTURE_SIZE_LIMIT, type pictureFields } from '../../contract/scripts/pictures';
import type { ValueOf } from '../../contract/wire/field';
import { type ChangeContext, Refused } from '../http/handler';
import type { Installation, Tenant } from '../installation';
import { answerUploads } from '../uploads/formUpload';
import { encodeAgain, type KeptAs } from './encodeAgain';

/** A picture that is safe to keep, and what is said of it. */
interface NewPicture<S> {
  readonly tenant: Tenant;
  readonly input: InputOf<S>;
  /** A JPEG, or what else it is kept as, that is safe to keep, in the agency's folder; what is not taken from there is gone after the call. */
  readonly path: string;
}

/** Puts a picture on disk, and returns the change that keeps it and says where it is. */
export type PictureStore<S> = (
  picture: NewPicture<S>,
) => Promise<(context: ChangeContext) => Promise<WrittenOf<S>>>;

/** Answers a multipart call for pictures: each is read by its content, made anew as a JPEG, or as `keptAs` says, and handed to `store`. */
export const answerPictures = <S extends AnyScript & { readonly input: typeof pictureFields }>(
  app: FastifyInstance,
  installation: Installation,
  script: S,
  store: PictureStore<S>,
  keptAs?: KeptAs,
): Promise<void> =>
  answerUploads(
    app,
    installation,
    BACKEND_PATH + script.path,
    script,
    PICTURE_SIZE_LIMIT,
    async ({ caller, tenant, input, path }) => {
      const said = input as unknown as ValueOf<typeof pictureFields>;
      const { abbreviation, databaseName } = caller.agency;
      if (said.client !== abbreviation || said.databaseName !== databaseName)
        throw new Refused({ kind: 'forbidden' });
      await encodeAgain(path, said, keptAs);
      return store({ tenant, input, path });
    },
  );
