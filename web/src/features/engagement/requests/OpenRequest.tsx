import type { Request } from "@mindreel/contract/engagement/requests";
import { IconArrowBigUp, IconArrowBigUpFilled } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#shared/ui/plain/Button.tsx";
import classes from "./OpenRequest.module.css";
import { voteFor } from "./voteFor.ts";

/** Something that is asked for, with the button that votes for it. */
export function OpenRequest({ request }: { readonly request: Request }) {
  const client = useQueryClient();
  const { text, state, votes, voted, asked } = request;
  const words = votes === 1 ? "1 vote" : `${votes} votes`;
  const Icon = voted ? IconArrowBigUpFilled : IconArrowBigUp;
  return (
    <div className={classes.request}>
      <Button
        className={classes.vote}
        variant={voted ? "light" : "default"}
        size="sm"
        aria-pressed={voted}
        aria-label={`${words} for ${text}`}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => voteFor(client, request, !voted)}
      >
        {words}
      </Button>
      <div className={classes.words}>
        <p className={classes.text}>{text}</p>
        {state === "declined" ? (
          <p className={classes.note}>Not planned</p>
        ) : (
          asked && <p className={classes.note}>You asked for this</p>
        )}
      </div>
    </div>
  );
}
