import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import type { ReactNode } from "react";

interface Props {
  readonly place: string;
  readonly still: Showcase["stills"][number] | undefined;
  readonly children?: ReactNode;
}

/** A still from the library, as decoration; a gradient until it has loaded, or if there is none. */
export function Still({ place, still, children }: Props) {
  return (
    <div className={`still still-${place}`}>
      {still !== undefined && (
        <img
          src={still.src}
          srcSet={still.srcset}
          sizes={place === "a" ? "(max-width: 760px) 100vw, 600px" : "(max-width: 760px) 50vw, 300px"}
          alt=""
          width="854"
          height="480"
          loading="lazy"
          decoding="async"
        />
      )}
      {children}
    </div>
  );
}
