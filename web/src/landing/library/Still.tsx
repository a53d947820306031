import type { Showcase } from "@mindreel/contract/catalogue/showcase";

interface Props {
  readonly still: Showcase["stills"][number] | undefined;
  /** For the browser, which chooses the picture by it. */
  readonly sizes: string;
}

/** A still from the library, as decoration; a gradient until it has loaded, or if there is none. */
export function Still({ still, sizes }: Props) {
  return (
    <div className="still">
      {still !== undefined && (
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
      )}
    </div>
  );
}
