/** A file as actions carry it: its bytes stay in the files port. Size in bytes. */
export interface FileDescription {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A film file (spec section 5): extension mpg, mp4, mov or mxf, or a video MIME type. */
export function isFilmFile({ name, type }: FileDescription): boolean {
  return ['mpg', 'mp4', 'mov', 'mxf'].includes(extensionOf(name)) || type.startsWith('video/');
}
