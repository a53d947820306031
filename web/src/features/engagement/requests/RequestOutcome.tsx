import type { Request } from "@mindreel/contract/engagement/requests";
import { pagePath } from "@mindreel/contract/plain/pages";
import { asked as messages } from "@mindreel/messages/engagement/requests";
import { useEffect, useRef } from "react";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import classes from "./RequestOutcome.module.css";

/** The outcome of a member's new request; takes the focus, because the button is gone. */
export function RequestOutcome({ request }: { readonly request: Request | undefined }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (request !== undefined) words.current?.focus();
  }, [request]);
  if (request === undefined) return null;
  return (
    <p ref={words} className={classes.asked} tabIndex={-1} role="status">
      <Outcome request={request} />
    </p>
  );
}

function Outcome({ request: { state, video, votes, text } }: { readonly request: Request }) {
  if (video !== null) {
    return (
      <Rich
        text={messages.here}
        values={{ title: video.title }}
        tags={{ video: (text) => <PageLink to={pagePath("watch", { id: video.id })}>{text}</PageLink> }}
      />
    );
  }
  if (state === "declined") return format(messages.declined, { text });
  if (votes === 1) return format(messages.alone, { text });
  return format(messages.others, { count: votes - 1, text });
}
