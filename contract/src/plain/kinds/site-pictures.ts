/** Paths of the site's own pictures. No schemas here: the browser loads this module. */

export interface LogoPicture {
  readonly id: string;
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
}

/** The name of a logo file. */
export const logoFile = ({ width, height }: Omit<LogoPicture, "id">, format: "webp" | "png"): string =>
  `${width}x${height}.${format}`;

/** @param format PNG is for mail programs, and lossless */
export const logoPath = (logo: LogoPicture, format: "webp" | "png" = "webp"): string =>
  `/media/${logo.id}/${logoFile(logo, format)}`;

/** The side lengths of the icon files in pixels. The one of 180 has a white background, for iOS. */
export type IconSize = 48 | 180 | 192 | 512;

export const iconFile = (size: IconSize | "maskable"): string => `${size}.png`;

export const iconPath = (id: string, size: IconSize | "maskable"): string => `/media/${id}/${iconFile(size)}`;

/** The widths of the landing page's own picture in pixels. */
export const heroWidths = [640, 960, 1280, 1920] as const;
type HeroWidth = (typeof heroWidths)[number];

export const heroFile = (width: HeroWidth, format: "avif" | "webp"): string => `${width}x${(width * 9) / 16}.${format}`;

export const heroPath = (id: string, width: HeroWidth, format: "avif" | "webp" = "webp"): string =>
  `/media/${id}/${heroFile(width, format)}`;

/** The widths of the picture beside sign-in, which is taller than wide, in pixels. */
export const signInWidths = [640, 960, 1440] as const;
type SignInWidth = (typeof signInWidths)[number];

export const signInFile = (width: SignInWidth, format: "avif" | "webp"): string =>
  `${width}x${(width * 5) / 4}.${format}`;

export const signInPath = (id: string, width: SignInWidth, format: "avif" | "webp" = "webp"): string =>
  `/media/${id}/${signInFile(width, format)}`;
