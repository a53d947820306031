import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { endAnswerMails } from "#features/engagement/request-answers/endAnswerMails.ts";
import { Unsubscribe } from "./Unsubscribe.tsx";

export function Component() {
  const { before, after } = messages.answers;
  return <Unsubscribe before={before} after={after} end={endAnswerMails} chosen />;
}
