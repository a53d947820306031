import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { Unsubscribe } from "#app/parts/news/Unsubscribe.tsx";
import { endNoticeMails } from "#features/notices/notice-mails/endNoticeMails.ts";

export function Component() {
  return <Unsubscribe before={messages.videos.before} after={messages.videos.after} end={endNoticeMails} />;
}
