import { heroFile, iconFile, logoFile, signInFile } from "@mindreel/contract/plain/kinds/site-pictures";
import type { SiteChanges } from "@mindreel/contract/site/settings";

/** A stored file that a setting relies on. */
export interface Needed {
  readonly setting: "logo" | "icon" | "hero" | "sign_in";
  readonly id: string;
  readonly file: string;
}

/** The files that settings rely on. */
export function neededBy({ logo, icon, hero, sign_in }: SiteChanges): readonly Needed[] {
  const sides = logo ? [logo.light, ...(logo.dark === null ? [] : [logo.dark])] : [];
  return [
    ...sides.map((side): Needed => ({ setting: "logo", id: side.id, file: logoFile(side, "webp") })),
    ...(hero?.kind === "picture" ? [{ setting: "hero", id: hero.id, file: heroFile(1280, "webp") } as const] : []),
    ...(sign_in ? [{ setting: "sign_in", id: sign_in, file: signInFile(960, "webp") } as const] : []),
    ...(icon ? [{ setting: "icon", id: icon, file: iconFile(512) } as const] : []),
  ];
}

/** The size of a stored picture, taken from the name of its largest file. */
export function sizeIn(files: readonly string[]): { width: number; height: number } | undefined {
  const sizes = files.flatMap((file) => {
    const [, width, height = width] = /^(\d+)(?:x(\d+))?\./.exec(file) ?? [];
    return width === undefined ? [] : [{ width: Number(width), height: Number(height) }];
  });
  return sizes.toSorted((one, other) => other.width - one.width)[0];
}
