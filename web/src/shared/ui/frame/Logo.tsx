import { type LogoPicture, logoPath } from "@mindreel/contract/plain/kinds/site-pictures";
import type { SiteBoot } from "@mindreel/contract/site/public-site";

interface Props {
  readonly logo: NonNullable<SiteBoot["logo"]>;
  /** The height in pixels of the mark that it replaces. */
  readonly size: number;
}

/** A logo for light and dark backgrounds. Of two, the browser loads only the one that the style sheet shows. */
export function Logo({ logo: { light, dark, description }, size }: Props) {
  const show = (picture: LogoPicture, ground?: "light" | "dark") => {
    // Slightly taller than a mark, because it includes words. Whole pixels, so that the exact space can be reserved.
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
