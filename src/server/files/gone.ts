/** What should be kept is not there any more: to ask again does not help. */
export class FileGone extends Error {
  override readonly name = 'FileGone';

  constructor(file: string) {
    super(`${file} is gone`);
  }
}
