import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { Unsubscribe } from "#app/parts/news/Unsubscribe.tsx";
import { endAnswerMails } from "#features/engagement/request-answers/endAnswerMails.ts";

export function Component() {
  return <Unsubscribe before={messages.answers.before} after={messages.answers.after} end={endAnswerMails} />;
}
