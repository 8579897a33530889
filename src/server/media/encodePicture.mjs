import { rename, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';

/**
 * Decodes pictures that others made, in a process of its own: it may be slow, or be ended, without anybody waiting for a
 * file. A message is a job (media/pictures.ts); the answer says its id, and the problem if there is one.
 */
const PIXELS = 50_000_000;
/** Of a picture in the colours of print: each pixel takes as long as eight others until it is one of a screen. */
const PRINT_PIXELS = 24_000_000;
/** No camera makes a picture that is longer; one of few lines as long as a street takes far more than its pixels. */
const LONGEST = 20_000;
/** What a picture may take that is decoded whole before its first line is there, in bytes. */
const WHOLE = 80 * 1024 * 1024;
/** What a PNG may unpack to, and a line of it: some two hundred lines are held at once, in wider numbers. In bytes. */
const UNPACKED = 200_000_000;
const LINE = 50_000;
/** Pixels up to which a JPEG is written as small as can be: that holds all of it twice. */
const CAREFUL = 4_000_000;

// Two run at once; each by itself, and no other kind is even looked at.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile'] });
setPriority(10);

process.on('disconnect', () => process.exit());
process.on('message', async (job) => {
  const problem = await encode(job).catch(() => 'notAPicture');
  process.send({ id: job.id, problem });
});

/** Encodes a picture again, upright and without what a camera or an attacker wrote into it. Returns why not. */
async function encode({
  id,
  from,
  to,
  widthPercent,
  heightPercent,
  widest,
  tallest,
  quality,
  format = 'jpeg',
}) {
  const options = { failOn: 'error', limitInputPixels: PIXELS, sequentialRead: true };
  const header = await sharp(from, { ...options, limitInputPixels: false }).metadata();
  const { width, height, autoOrient, space } = header;
  const most = space === 'cmyk' ? PRINT_PIXELS : PIXELS;
  if (width * height > most || Math.max(width, height) > LONGEST || takesTooMuch(header))
    return 'tooManyPixels';
  const scaled = (pixels, percent, most) => Math.min(most, Math.max(1, Math.round((pixels * percent) / 100)));
  const box = {
    width: scaled(autoOrient.width, widthPercent, widest),
    height: scaled(autoOrient.height, heightPercent, tallest),
    fit: widthPercent === heightPercent ? 'inside' : 'fill',
  };
  const draft = `${to}.${id}.part`;
  try {
    const picture = sharp(from, options).autoOrient().resize(box).toColourspace('srgb');
    if (format === 'png') await writeSeenThrough(picture, draft);
    else {
      const mozjpeg = pixelsWithin(autoOrient, box) <= CAREFUL;
      await picture
        .flatten({ background: '#000' })
        .jpeg({ quality, mozjpeg, optimiseCoding: mozjpeg })
        .toFile(draft);
    }
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a PNG that stands on any ground: of a picture that hides all of its own, what is white is seen through. */
async function writeSeenThrough(picture, draft) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let hidesAll = true;
  for (let at = 3; at < data.length; at += 4) hidesAll &&= data[at] === 255;
  if (hidesAll) takeWhiteAway(data);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toFile(draft);
}

/** Each pixel as thin as it may be, so that on white it looks as before. */
function takeWhiteAway(data) {
  for (let at = 0; at < data.length; at += 4) {
    const cover = 255 - Math.min(data[at], data[at + 1], data[at + 2]);
    for (let colour = at; colour < at + 3; colour += 1)
      data[colour] = cover === 0 ? 0 : Math.round(255 - ((255 - data[colour]) * 255) / cover);
    data[at + 3] = cover;
  }
}

/** How many pixels a picture has once it stands in a box. */
function pixelsWithin({ width, height }, box) {
  if (box.fit === 'fill') return box.width * box.height;
  const scale = Math.min(box.width / width, box.height / height);
  return width * height * scale ** 2;
}

function takesTooMuch(header) {
  const { format, width, height, channels, depth } = header;
  const line = format === 'png' ? width * channels * (depth === 'ushort' ? 2 : 1) : 0;
  return line > LINE || line * height > UNPACKED || wholeSize(header) > WHOLE;
}

/**
 * The bytes that a picture is held in until it is whole. An interlaced JPEG is, by its coefficients of two bytes each; and a
 * PNG that is interlaced or is to be turned, as it is read and once more as it is handed on.
 */
function wholeSize({
  isProgressive,
  format,
  width,
  height,
  channels,
  depth,
  chromaSubsampling,
  orientation = 1,
}) {
  const isPng = format === 'png';
  if (!isProgressive && !(isPng && orientation > 1)) return 0;
  const samples = width * height * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return samples * 2 * (isPng && depth === 'ushort' ? 2 : 1);
}
