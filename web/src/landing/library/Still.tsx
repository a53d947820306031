import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import type { ReactNode } from "react";

interface Props {
  readonly still: Showcase["stills"][number] | undefined;
  /** Used by the browser to choose the file. */
  readonly sizes: string;
  /** On the picture. */
  readonly children?: ReactNode;
}

/**
 * A still from the library, as decoration. A gradient until it has loaded: with blurred pictures of a kilobyte in all, the
 * document would need one more round trip.
 */
export function Still({ still, sizes, children }: Props) {
  return (
    <div className="still">
      {still !== undefined && (
        <picture>
          {still.avif !== null && <source type="image/avif" srcSet={still.avif} sizes={sizes} />}
          <img
            src={still.src}
            srcSet={still.srcset}
            sizes={sizes}
            alt=""
            width="854"
            height="480"
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
      {children}
    </div>
  );
}
