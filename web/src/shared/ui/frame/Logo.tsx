import { type LogoPicture, logoPath } from "@mindreel/contract/plain/kinds/site-pictures";
import type { SiteBoot } from "@mindreel/contract/site/site";

interface Props {
  readonly logo: NonNullable<SiteBoot["logo"]>;
  /** The height of a mark in its place, in pixels. */
  readonly size: number;
}

/** A logo for its ground. Of two the browser loads the one that the style sheet shows. */
export function Logo({ logo: { light, dark, description }, size }: Props) {
  const show = (picture: LogoPicture, ground?: "light" | "dark") => {
    // A little taller than a mark, since its words are part of it. Whole pixels, for which room is left beforehand.
    const scale = Math.min((size * 1.2) / picture.height, (size * 6) / picture.width);
    return (
      <img
        loading={ground && "lazy"}
        className={ground === undefined ? "logo" : `logo logo-${ground}`}
        src={logoPath(picture)}
        alt={description}
        width={Math.ceil(picture.width * scale)}
        height={Math.ceil(picture.height * scale)}
      />
    );
  };
  return dark === null ? (
    show(light)
  ) : (
    <>
      {show(light, "light")}
      {show(dark, "dark")}
    </>
  );
}
