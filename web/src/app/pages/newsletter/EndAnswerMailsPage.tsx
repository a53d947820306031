import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { endAnswerMails } from "#features/engagement/request-answers/endAnswerMails.ts";
import { Unsubscribe } from "./Unsubscribe.tsx";

export function Component() {
  return <Unsubscribe before={messages.answers.before} after={messages.answers.after} end={endAnswerMails} />;
}
