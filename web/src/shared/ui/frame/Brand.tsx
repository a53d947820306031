import "./brand.css";
import { iconPath, type LogoPicture, logoPath } from "@mindreel/contract/plain/kinds/site-pictures";
import type { SiteBoot } from "@mindreel/contract/site/public-site";
import { boot } from "#shared/boot.ts";

/** The owner's icon; by default, a reel that opens outwards, with a spark at its end. */
export function BrandMark({ size = 32 }: { size?: number }) {
  const { icon } = boot.site;
  if (icon !== null) return <img className="brand-mark" src={iconPath(icon, 192)} alt="" width={size} height={size} />;
  return (
    <svg className="brand-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M20.6 4.35A12.5 12.5 0 1 0 27.65 11.4"
        fill="none"
        stroke="var(--brand-mark)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path
        d="M13.2 11.5v9a1.1 1.1 0 0 0 1.68.94l7.2-4.5a1.1 1.1 0 0 0 0-1.87l-7.2-4.5a1.1 1.1 0 0 0-1.68.93z"
        fill="currentColor"
      />
      <circle cx="25.3" cy="6.7" r="2.5" fill="var(--warm-mark)" />
    </svg>
  );
}

/** The owner's logo; by default, the mark and the word mark. */
export function Brand({ size = 32 }: { size?: number }) {
  const { logo } = boot.site;
  if (logo !== null) return <Logo logo={logo} size={size} />;
  return (
    <span className="brand">
      <BrandMark size={size} />
      <span className="brand-word">{boot.appName}</span>
    </span>
  );
}

interface LogoProps {
  readonly logo: NonNullable<SiteBoot["logo"]>;
  /** The height in pixels of the mark that it replaces. */
  readonly size: number;
}

/** A logo for light and dark backgrounds. Of two, the browser loads only the one that the style sheet shows. */
function Logo({ logo: { light, dark, description }, size }: LogoProps) {
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
