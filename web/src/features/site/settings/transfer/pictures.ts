import { heroPath, iconPath, logoPath, signInPath } from "@mindreel/contract/plain/kinds/site-pictures";
import type { SitePictureBody } from "@mindreel/contract/site/pictures";
import type { SiteChanges, SiteValues } from "@mindreel/contract/site/settings";
import { uploadPicture } from "#features/site/pictures/uploadPicture.ts";
import type { Pictures } from "./settingsFile.ts";

function asDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

const dataUrl = /^data:([^;,]*);base64,((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/**
 * Without `fetch`: the content security policy allows only our own server. An invalid data URL becomes an empty
 * picture, which is refused.
 */
function fromDataUrl(url: string): Blob {
  const [, type = "", data = ""] = dataUrl.exec(url) ?? [];
  return new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type });
}

/** The pictures that settings refer to, in lossless format where there is one. @throws if one cannot be loaded */
export async function picturesOf({ logo, icon, hero, sign_in }: SiteValues): Promise<Pictures> {
  const logos = logo === null ? [] : [logo.light, ...(logo.dark === null ? [] : [logo.dark])];
  const paths = [
    ...logos.map((each) => [each.id, logoPath(each, "png")] as const),
    ...(icon === null ? [] : [[icon, iconPath(icon, 512)] as const]),
    ...(hero.kind === "picture" ? [[hero.id, heroPath(hero.id, 1920)] as const] : []),
    ...(sign_in === null ? [] : [[sign_in, signInPath(sign_in, 1440)] as const]),
  ];
  const found = paths.map(async ([id, path]) => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(response.statusText);
    return [id, await asDataUrl(await response.blob())] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/**
 * Uploads the pictures that changes refer to. The ids of logos and icons are the same on every site.
 * @returns the changes with new ids of the pictures whose files are not lossless
 */
export async function bringAlong(changes: SiteChanges, pictures: Pictures): Promise<SiteChanges> {
  const { logo, icon, hero, sign_in } = changes;
  const named: readonly (readonly [SitePictureBody["use"], string | undefined | null])[] = [
    ["logo", logo?.light?.id],
    ["logo", logo?.dark?.id],
    ["icon", icon],
  ];
  for (const [use, id] of named) {
    const picture = id ? pictures[id] : undefined;
    if (picture !== undefined) await uploadPicture(use, fromDataUrl(picture));
  }
  const large = hero?.kind === "picture" ? pictures[hero.id] : undefined;
  const tall = sign_in ? pictures[sign_in] : undefined;
  const idOf = async (use: "hero" | "sign_in", picture: string) => (await uploadPicture(use, fromDataUrl(picture))).id;
  return {
    ...changes,
    ...(large !== undefined && { hero: { kind: "picture", id: await idOf("hero", large) } }),
    ...(tall !== undefined && { sign_in: await idOf("sign_in", tall) }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isId = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{24}$/.test(value);

/** The picture that a value, which may have any shape, refers to: as a data URL from the file, else its path here. */
export function pictureIn(name: string, value: unknown, pictures: Pictures): string | undefined {
  const [id, path] = finders[name]?.(value) ?? [];
  const brought = id === undefined ? undefined : pictures[id];
  return /^data:image\/(?:png|webp);base64,/.test(brought ?? "") ? brought : path;
}

const iconIn = (value: unknown): readonly string[] => (isId(value) ? [value, iconPath(value, 48)] : []);

function heroIn(value: unknown): readonly string[] {
  const id = isRecord(value) ? value["id"] : undefined;
  return isId(id) ? [id, heroPath(id, 640)] : [];
}

function logoIn(value: unknown): readonly string[] {
  const light = isRecord(value) && isRecord(value["light"]) ? value["light"] : {};
  const { id, width, height } = light;
  return isId(id) ? [id, logoPath({ id, width: Number(width), height: Number(height) })] : [];
}

const signInIn = (value: unknown): readonly string[] => (isId(value) ? [value, signInPath(value, 640)] : []);

/** The id of the picture in a setting, and its path. */
const finders: Readonly<Record<string, (value: unknown) => readonly string[]>> = {
  icon: iconIn,
  logo: logoIn,
  hero: heroIn,
  sign_in: signInIn,
};
