import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { MailedChoice } from "./MailedChoice.tsx";

interface Props {
  /** Explains what will happen. */
  readonly before: string;
  readonly after: string;
  readonly end: (token: string) => Promise<unknown>;
}

/** Unsubscribes from some kind of mail by a link in it. */
export function Unsubscribe({ before, after, end }: Props) {
  const { unsubscribe, done } = messages;
  return <MailedChoice title={unsubscribe} text={before} action={unsubscribe} done={done} after={after} act={end} />;
}
