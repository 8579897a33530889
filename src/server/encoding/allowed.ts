import { FILM_PIXELS_LIMIT } from '../../contract/constants';
import { THREADS } from './confine';

/** What cameras, telephones and editing rooms deliver. */
const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,mpeg,mpegts,mpegvideo,mxf,avi,matroska,webm,dv';
/** The decoders for it, as ffmpeg names them: of the hundreds that it has, only these meet a stranger's file. */
const DECODERS = [
  'h264,hevc,libdav1d,libaom-av1,vp8,vp9,mpeg1video,mpeg2video,mpeg4,msmpeg4,h263',
  'mjpeg,dvvideo,prores,dnxhd,rawvideo,v210',
  'aac,aac_latm,mp3float,mp3,mp2float,mp2,ac3,eac3,alac,flac,vorbis,opus,amrnb,amrwb',
  'pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be',
  'pcm_alaw,pcm_mulaw,pcm_bluray,pcm_dvd',
].join(',');

/**
 * What any ffmpeg that opens an uploaded film is told first: only these containers and decoders, and only files. Without
 * it a text that is named x.mp4 (an ffconcat or HLS list) makes it read another film. Pictures have a largest size.
 */
export const ALLOWED: readonly string[] = [
  ...['-protocol_whitelist', 'file', '-format_whitelist', FORMATS, '-codec_whitelist', DECODERS],
  ...['-max_pixels', String(FILM_PIXELS_LIMIT), '-threads', String(THREADS)],
];
