import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { endNoticeMails } from "#features/notices/notice-mails.ts";
import { Unsubscribe } from "./Unsubscribe.tsx";

export function Component() {
  return <Unsubscribe before={messages.notices.before} after={messages.notices.after} end={endNoticeMails} />;
}
