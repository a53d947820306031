import { pagePath } from "@mindreel/contract/wire/pages";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import { Asked } from "./Asked.tsx";
import classes from "./AskForIt.module.css";
import { useAskFor } from "./askFor.ts";

/** Asks by one press for what a search did not find. */
export function AskForIt({ words }: { readonly words: string }) {
  const { mutate, isPending, data } = useAskFor();
  return (
    <div className={classes.ask}>
      {data === undefined && (
        <Button loading={isPending} onClick={() => mutate(words)}>
          Ask for it
        </Button>
      )}
      <Asked request={data} />
      <p className={classes.note}>
        Members see and vote for <PageLink to={pagePath("requests")}>what is asked for</PageLink>, but not who asked.
      </p>
    </div>
  );
}
