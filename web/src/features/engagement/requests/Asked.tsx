import type { Request } from "@mindreel/contract/engagement/requests";
import { pagePath } from "@mindreel/contract/wire/pages";
import { useEffect, useRef } from "react";
import { PageLink } from "#shared/ui/PageLink.tsx";
import classes from "./Asked.module.css";

/** What became of what a member has just asked for, which takes the focus of the button that is gone. */
export function Asked({ request }: { readonly request: Request | undefined }) {
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
      <>
        It is here already: <PageLink to={pagePath("watch", { id: video.id })}>{video.title}</PageLink>
      </>
    );
  }
  if (state === "declined") return `“${text}” was asked for before. It is not planned, but we have noted your vote.`;
  if (votes === 1) return `You have asked for “${text}”. We will tell you when it is here.`;
  const others = votes === 2 ? "One other member wants" : `${votes - 1} others want`;
  return `${others} “${text}” as well: your vote counts. We will tell you when it is here.`;
}
