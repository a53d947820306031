import type { Video } from "@mindreel/contract/catalogue/videos";
import { useState } from "react";
import classes from "./Thumbnail.module.css";

const sizes = "(min-width: 112.5em) 15vw, (min-width: 80em) 18vw, (min-width: 60em) 29vw, (min-width: 36em) 44vw, 92vw";

/** A video's picture, inside a button or link that already names the video. */
export function Thumbnail({ video, eager }: { video: Video; eager: boolean }) {
  const { id, videos_thumbnail: src, thumbnail_srcset: srcSet } = video;
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  if (src === null || state === "failed") return <Placeholder seed={id} />;
  return (
    <img
      className={classes.picture}
      data-shown={state === "shown" || undefined}
      src={src}
      {...(srcSet !== null && { srcSet, sizes })}
      alt=""
      width={640}
      height={360}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      // A cached picture may be complete before React attaches its listeners.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth > 0) setState("shown");
      }}
      onLoad={() => setState("shown")}
      onError={() => setState("failed")}
    />
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
