import { useElementSize } from "@mantine/hooks";
import { messages } from "@mindreel/messages/site/preview";
import { useRef, useState } from "react";
import type { Scheme } from "#shared/theme/colorScheme.ts";
import classes from "./PreviewPanel.module.css";

interface Props {
  readonly html: string;
  readonly scheme: Scheme;
  /** Pixels that the page has, however many there are here. */
  readonly width: number;
  readonly busy: boolean;
  /** Whether the draft has gone on to what cannot be shown. */
  readonly stale: boolean;
}

/**
 * A page in a frame where nothing runs. The next one loads behind it and takes its place at the same height, so that
 * neither a white flash nor a scroll back to the top comes between two letters.
 */
export function PreviewFrame({ html, scheme, width, busy, stale }: Props) {
  const stage = useElementSize();
  const page = html.replace("<html", () => `<html data-mantine-color-scheme="${scheme}"`);
  const [shown, setShown] = useState(page);
  const seen = useRef<HTMLIFrameElement>(null);
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / width);
  const style = {
    left: Math.max(0, (stage.width - width * scale) / 2),
    ...{ width, height: stage.height / scale, transform: `scale(${scale})` },
  };

  const settle = (frame: HTMLIFrameElement) => {
    const { contentDocument: document, contentWindow: view } = frame;
    if (document === null || view === null) return;
    for (const link of document.links) link.addEventListener("click", (event) => follow(event, link));
    const top = seen.current?.contentWindow?.scrollY ?? 0;
    // Its own style would scroll there smoothly.
    if (frame !== seen.current && top > 0) view.scrollTo({ top, behavior: "instant" });
  };
  return (
    // What is scaled shrinks towards the left, in every language.
    <div ref={stage.ref} className={classes.stage} dir="ltr" aria-busy={busy} data-stale={stale || undefined}>
      {[...new Set([shown, page])].map((each) => (
        <iframe
          key={each}
          ref={each === shown ? seen : undefined}
          className={classes.frame}
          title={messages.frame}
          // Without scripts, the same origin lets nothing run: it lets this page see how far the other is scrolled.
          sandbox="allow-same-origin"
          srcDoc={each}
          style={style}
          data-waiting={each !== shown || undefined}
          onLoad={({ currentTarget }) => {
            settle(currentTarget);
            setShown(each);
          }}
        />
      ))}
    </div>
  );
}

/** A link leads nowhere from here but within its page. */
function follow(event: Event, link: HTMLAnchorElement | HTMLAreaElement): void {
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith("#")) link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView();
}
