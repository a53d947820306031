import { page } from "@mindreel/messages/newsletter/news-again";
import { getNewsAgain } from "#features/newsletter/news-again.ts";
import { MailedChoice } from "./MailedChoice.tsx";

export function Component() {
  return <MailedChoice {...page} act={getNewsAgain} />;
}
