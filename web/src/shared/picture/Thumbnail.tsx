import { useCallback, useState } from "react";
import classes from "./Thumbnail.module.css";
import { type Pictured, thumbnailSources } from "./thumbnailSources.ts";

interface Props {
  readonly video: Pictured;
  /** Index in its list, from 0: the first one loads eagerly. */
  readonly place: number;
  /** The displayed width; by default that of a card. */
  readonly sizes?: string;
}

type Format = "avif" | "webp" | "none";

const fallback = (format: Format): Format => (format === "avif" ? "webp" : "none");

/**
 * A video's picture, inside a button or link that already names the video. Until it has loaded, its blurred placeholder
 * is shown; neither needs a script.
 */
export function Thumbnail({ video, place, sizes }: Props) {
  const { id, videos_thumbnail: src, thumbnail_blur: blur } = video;
  const { avif, webp } = thumbnailSources(video, sizes);
  // Fixed while it is shown, so that an AVIF that becomes available meanwhile is not loaded as well.
  const [format, setFormat] = useState<Format>(avif === null ? "webp" : "avif");
  // Loading may have failed before React attached its listeners. A stable function, so that it is called only once.
  const check = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && !picture.naturalWidth) setFormat(fallback);
  }, []);
  if (src === null || format === "none") return <Placeholder seed={id} />;
  return (
    <picture className={classes.formats}>
      {format === "avif" && avif !== null && <source {...avif} />}
      <img
        ref={check}
        className={classes.picture}
        // On a phone the first card fills the screen, and gets the full bandwidth. Others load once the page is laid
        // out; the browser raises their priority as they come into view.
        {...(place === 0 && { fetchPriority: "high" as const })}
        loading={place === 0 ? "eager" : "lazy"}
        src={src}
        {...webp}
        alt=""
        width={640}
        height={360}
        decoding="async"
        {...(blur !== null && { style: { backgroundImage: `url(${blur})` } })}
        onError={() => setFormat(fallback)}
      />
    </picture>
  );
}

/** Stands in for a missing picture: a beam of light at a slightly different angle for each video. */
function Placeholder({ seed }: { seed: number }) {
  return (
    <svg className={classes.placeholder} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`beam-${seed}`} x1="0" x2="1">
          <stop offset="0" stopColor="#a2b4ff" stopOpacity="0.55" />
          <stop offset="1" stopColor="#5d6ff5" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform={`rotate(${((seed * 37) % 44) - 22} 40 90)`}>
        <path d="M40 90 360 -30V210z" fill={`url(#beam-${seed})`} />
        <path d="M40 90 360 40V140z" fill={`url(#beam-${seed})`} />
      </g>
      <circle cx="40" cy="90" r="7" fill="#e0e7fe" />
    </svg>
  );
}
