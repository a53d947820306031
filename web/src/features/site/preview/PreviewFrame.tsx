import { useElementSize } from "@mantine/hooks";
import { messages } from "@mindreel/messages/site/preview";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { format } from "#shared/language/format.ts";
import type { Scheme } from "#shared/theme/colorScheme.ts";
import classes from "./PreviewPanel.module.css";
import type { Previewed } from "./previewed.ts";

interface Props {
  readonly html: string;
  /** The page that it is. */
  readonly path: string;
  /** The page that is edited, which takes a moment to arrive. */
  readonly page: Previewed;
  readonly scheme: Scheme;
  /** The page's width in CSS pixels, independent of the space available. */
  readonly width: number;
  readonly busy: boolean;
  /** Whether the draft has changed since, to one that cannot be shown. */
  readonly stale: boolean;
}

/**
 * A page in a frame without scripts. The next version loads behind it and replaces it at the same scroll position, so
 * that there is neither a white flash nor a jump to the top while typing.
 */
export function PreviewFrame({ html, path, page: { name, path: wanted, at }, scheme, width, busy, stale }: Props) {
  const stage = useElementSize();
  const page = html.replace("<html", () => `<html data-mantine-color-scheme="${scheme}"`);
  const [shown, setShown] = useState(page);
  const [settled, setSettled] = useState<string>();
  const seen = useRef<HTMLIFrameElement>(null);
  /** The page and the place on it that a frame came to last. */
  const came = useRef("");
  const place = `${path}#${at ?? ""}`;
  /** @returns whether the frame is now at the place that is edited; otherwise, it stays where its reader scrolled to */
  const comeToPlace = (frame: HTMLIFrameElement) => {
    if (path !== wanted || came.current === place) return false;
    const target = at === undefined ? null : frame.contentDocument?.getElementById(at);
    if (target === undefined || (at !== undefined && target === null)) return false;
    const isOtherPage = !came.current.startsWith(`${path}#`);
    came.current = place;
    // `scrollIntoView` would scroll this page as well.
    const view = frame.contentWindow;
    if (target && view) view.scrollTo({ top: view.scrollY + target.getBoundingClientRect().top, behavior: "instant" });
    return target !== null || isOtherPage;
  };
  const followEditing = useEffectEvent(() => {
    if (seen.current !== null && shown === page) comeToPlace(seen.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is edited changes without another document
  useEffect(() => followEditing(), [place, wanted]);
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / width);
  const style = {
    left: Math.max(0, (stage.width - width * scale) / 2),
    ...{ width, height: stage.height / scale, transform: `scale(${scale})` },
  };

  const settle = (frame: HTMLIFrameElement) => {
    const { contentDocument: document, contentWindow: view } = frame;
    if (document === null || view === null) return;
    for (const link of document.links) link.addEventListener("click", (event) => follow(event, link));
    if (comeToPlace(frame)) return;
    const top = seen.current?.contentWindow?.scrollY ?? 0;
    // The page's own style would scroll smoothly.
    if (frame !== seen.current && top > 0) view.scrollTo({ top, behavior: "instant" });
  };
  return (
    // The scaled frame has its origin on the left, in every language.
    <div ref={stage.ref} className={classes.stage} dir="ltr" aria-busy={busy} data-stale={stale || undefined}>
      {[...new Set([shown, page])].map((each) => (
        <iframe
          key={each}
          ref={each === shown ? seen : undefined}
          className={classes.frame}
          title={format(messages.frame, { page: name })}
          // Scripts stay disabled; the same origin lets this page read the frame's scroll position.
          sandbox="allow-same-origin"
          srcDoc={each}
          style={style}
          data-waiting={each !== shown || undefined}
          // Until then, its links would lead the frame away from the page.
          inert={each !== settled}
          onLoad={({ currentTarget }) => {
            settle(currentTarget);
            setSettled(each);
            setShown(each);
          }}
        />
      ))}
    </div>
  );
}

/** Links only work within the page. */
function follow(event: Event, link: HTMLAnchorElement | HTMLAreaElement): void {
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith("#")) link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView();
}
