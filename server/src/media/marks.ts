import {
  heroFile,
  heroWidths,
  type IconSize,
  iconFile,
  logoFile,
  signInFile,
  signInWidths,
} from "@mindreel/contract/plain/kinds/site-pictures";
import { limits } from "@mindreel/contract/plain/limits";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { Mark } from "./picture-messages.ts";

type Files = Map<string, Uint8Array>;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** The background of icons that must not be transparent. */
const ground = "#ffffff";

interface Decoded {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Without `premultiplied`, which the decoder reports although it has already undone it. */
const again = ({ data, info: { width, height, channels } }: Decoded) =>
  sharp(data, { raw: { width, height, channels } });

/**
 * The size in bytes up to which a logo is stored losslessly. Drawn logos mostly take a tenth of it; photos far more.
 */
const mostLossless = 24_000;

async function logoFiles(picture: Sharp): Promise<Files> {
  const decoded = await picture
    .autoOrient()
    .resize({ width: limits.logoWidth, height: limits.logoHeight, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const logo = () => again(decoded);
  const lossless = await logo().webp({ lossless: true }).toBuffer();
  const webp = lossless.length <= mostLossless ? lossless : await logo().webp({ quality: 90 }).toBuffer();
  return new Map([
    [logoFile(decoded.info, "webp"), webp],
    [logoFile(decoded.info, "png"), await logo().png({ compressionLevel: 9 }).toBuffer()],
  ]);
}

async function iconFiles(picture: Sharp): Promise<Files> {
  const side = limits.iconSize;
  const decoded = await picture
    .autoOrient()
    .resize({ width: side, height: side, fit: "contain", background: clear })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const png = (icon: Sharp) => icon.png({ compressionLevel: 9 }).toBuffer();
  const icon = (size: number) => again(decoded).resize(size, size);
  const files: Files = new Map();
  for (const size of [48, 192, 512] satisfies IconSize[]) files.set(iconFile(size), await png(icon(size)));
  files.set(iconFile(180), await png(icon(180).flatten({ background: ground })));
  // A launcher crops icons to a circle of four fifths of the width.
  const [inside, edge] = [Math.round(side * 0.7), Math.round(side * 0.15)];
  const room = { top: edge, bottom: side - inside - edge, left: edge, right: side - inside - edge };
  const framed = icon(inside).extend({ ...room, background: clear });
  files.set(iconFile("maskable"), await png(framed.flatten({ background: ground })));
  return files;
}

/** A picture that is cropped to a shape, in several widths. */
async function croppedFiles<Width extends number>(
  picture: Sharp,
  widths: readonly Width[],
  heightOf: (width: number) => number,
  fileOf: (width: Width, format: "avif" | "webp") => string,
): Promise<Files> {
  const width = Math.max(...widths);
  const decoded = await picture
    .autoOrient()
    .resize({ width, height: heightOf(width), fit: "cover", position: "attention" })
    .toColourspace("srgb")
    .flatten({ background: "#000" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: Files = new Map();
  for (const each of widths) {
    const resized = again(decoded).resize(each, heightOf(each));
    files.set(fileOf(each, "webp"), await resized.clone().webp({ quality: 74 }).toBuffer());
    files.set(fileOf(each, "avif"), await resized.avif({ quality: 52, effort: 2 }).toBuffer());
  }
  return files;
}

/** The landing page's picture: 16:9. */
const heroFiles = (picture: Sharp) => croppedFiles(picture, heroWidths, (width) => (width * 9) / 16, heroFile);

/** The picture beside sign-in: 4:5. */
const signInFiles = (picture: Sharp) => croppedFiles(picture, signInWidths, (width) => (width * 5) / 4, signInFile);

/** One file in a format that every mail program supports: JPEG for photos, PNG with transparency. */
async function newsFiles(picture: Sharp): Promise<Files> {
  const decoded = await picture
    .autoOrient()
    .resize({
      width: limits.newsPictureWidth,
      height: limits.newsPictureHeight,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = decoded.info;
  const { isOpaque } = await again(decoded).stats();
  const [format, file] = isOpaque
    ? (["jpeg", again(decoded).removeAlpha().jpeg({ quality: 82, mozjpeg: true })] as const)
    : (["png", again(decoded).png({ palette: true, quality: 90, compressionLevel: 9 })] as const);
  return new Map([[`news-${width}x${height}.${format}`, await file.toBuffer()]]);
}

const filesOf: Readonly<Record<Mark["mark"], (picture: Sharp) => Promise<Files>>> = {
  logo: logoFiles,
  icon: iconFiles,
  hero: heroFiles,
  sign_in: signInFiles,
  news: newsFiles,
};

/**
 * The files of a mark, made from a picture that was checked. Re-encoding a logo's PNG, or an icon's largest file, gives
 * the same files again, so exported marks can be imported.
 */
export const encodeMark = (picture: Sharp, mark: Mark["mark"]): Promise<Files> => filesOf[mark](picture);
