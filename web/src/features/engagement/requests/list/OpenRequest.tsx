import type { Request } from "@mindreel/contract/engagement/requests";
import { messages } from "@mindreel/messages/engagement/requests";
import { useQueryClient } from "@tanstack/react-query";
import { filled, outline } from "#shared/icons/icon.tsx";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./OpenRequest.module.css";
import { voteFor } from "./voteFor.ts";

const IconArrowBigUp = outline(
  "M9 20v-8h-3.586a1 1 0 0 1 -.707 -1.707l6.586 -6.586a1 1 0 0 1 1.414 0l6.586 6.586a1 1 0 0 1 -.707 1.707h-3.586v8a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1",
);
const IconArrowBigUpFilled = filled(
  "M10.586 3l-6.586 6.586a2 2 0 0 0 -.434 2.18l.068 .145a2 2 0 0 0 1.78 1.089h2.586v7a2 2 0 0 0 2 2h4l.15 -.005a2 2 0 0 0 1.85 -1.995l-.001 -7h2.587a2 2 0 0 0 1.414 -3.414l-6.586 -6.586a2 2 0 0 0 -2.828 0z",
);

/** An open request, with a button to vote for it. */
export function OpenRequest({ request }: { readonly request: Request }) {
  const client = useQueryClient();
  const { text, state, votes, voted, asked } = request;
  const words = format(messages.votes, { count: votes });
  const Icon = voted ? IconArrowBigUpFilled : IconArrowBigUp;
  return (
    <div className={classes.request}>
      <Button
        className={classes.vote}
        variant={voted ? "light" : "default"}
        size="sm"
        aria-pressed={voted}
        aria-label={format(messages.votesFor, { votes: words, text })}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => voteFor(client, request, !voted)}
      >
        {words}
      </Button>
      <div className={classes.words}>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        {state === "declined" ? (
          <p className={classes.note}>{messages.notPlanned}</p>
        ) : (
          asked && <p className={classes.note}>{messages.yours}</p>
        )}
      </div>
    </div>
  );
}
