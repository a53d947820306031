import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { signInFor } from "#shared/session/comeBack.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { MailedChoice } from "./MailedChoice.tsx";

interface Props {
  /** Explains what will happen. */
  readonly before: string;
  readonly after: string;
  readonly end: (token: string) => Promise<unknown>;
  /** Whether it is one of the mails that members choose on their Notices page. */
  readonly chosen?: boolean;
}

/** Unsubscribes from some kind of mail by a link in it. */
export function Unsubscribe({ before, after, end, chosen = false }: Props) {
  const { unsubscribe, done } = messages;
  return (
    <MailedChoice
      title={unsubscribe}
      text={before}
      action={unsubscribe}
      done={done}
      after={after}
      act={end}
      // Whoever is signed in is sent on from there.
      instead={chosen && <PageLink to={signInFor(pagePath("notices"))}>{messages.choose}</PageLink>}
    />
  );
}
