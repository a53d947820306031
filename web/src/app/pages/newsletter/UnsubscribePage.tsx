import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { Unsubscribe } from "#app/parts/news/Unsubscribe.tsx";
import { unsubscribe } from "#features/newsletter/unsubscribe/unsubscribe.ts";

export function Component() {
  return <Unsubscribe before={messages.news.before} after={messages.news.after} end={unsubscribe} />;
}
