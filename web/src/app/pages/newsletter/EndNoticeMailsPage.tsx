import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { endNoticeMails } from "#features/notices/notice-mails.ts";
import { Unsubscribe } from "./Unsubscribe.tsx";

export function Component() {
  const { before, after } = messages.notices;
  return <Unsubscribe before={before} after={after} end={endNoticeMails} chosen />;
}
