import type { Request } from "@mindreel/contract/engagement/requests";
import { messages } from "@mindreel/messages/engagement/requests";
import { IconArrowBigUp, IconArrowBigUpFilled } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./OpenRequest.module.css";
import { voteFor } from "./voteFor.ts";

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
