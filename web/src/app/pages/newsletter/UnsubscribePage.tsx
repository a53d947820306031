import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { unsubscribe } from "#features/newsletter/unsubscribe.ts";
import { Unsubscribe } from "./Unsubscribe.tsx";

export function Component() {
  return <Unsubscribe before={messages.news.before} after={messages.news.after} end={unsubscribe} />;
}
