import { pagePath } from "@mindreel/contract/plain/pages";
import { askForIt as messages } from "@mindreel/messages/engagement/requests";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { useAskFor } from "./askFor.ts";
import classes from "./RequestOutcome.module.css";
import { RequestOutcome } from "./RequestOutcome.tsx";

/** A button that requests what a search did not find. */
export function AskForIt({ words }: { readonly words: string }) {
  const { mutate, isPending, data } = useAskFor();
  return (
    <div className={classes.ask}>
      {data === undefined && (
        <Button loading={isPending} onClick={() => mutate(words)}>
          {messages.ask}
        </Button>
      )}
      <RequestOutcome request={data} />
      <p className={classes.note}>
        <Rich
          text={messages.note}
          tags={{ requests: (text) => <PageLink to={pagePath("requests")}>{text}</PageLink> }}
        />
      </p>
    </div>
  );
}
