/** Where the pictures are that a site is known by. No schemas here: the browser loads this. */

export interface LogoPicture {
  readonly id: string;
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
}

/** What a logo's files are called. */
export const logoFile = ({ width, height }: Omit<LogoPicture, "id">, format: "webp" | "png"): string =>
  `${width}x${height}.${format}`;

/** @param format PNG is for mail programs, and keeps every pixel as it is */
export const logoPath = (logo: LogoPicture, format: "webp" | "png" = "webp"): string =>
  `/media/${logo.id}/${logoFile(logo, format)}`;

/** The sides of an icon's files in pixels. The one of 180 has a white ground, for iOS. */
export type IconSize = 48 | 180 | 192 | 512;

export const iconFile = (size: IconSize | "maskable"): string => `${size}.png`;

export const iconPath = (id: string, size: IconSize | "maskable"): string => `/media/${id}/${iconFile(size)}`;
