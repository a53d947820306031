import { pagePath } from "@mindreel/contract/plain/pages";
import { page as messages } from "@mindreel/messages/landing";

/** Shown on a server without a superuser: what its owner does next. It reveals nothing to strangers. */
export function FirstRun() {
  return (
    <aside className="first-run night" aria-label={messages.firstRun.label}>
      <p>
        {messages.firstRun.text} <a href={pagePath("firstSuperuser")}>{messages.firstRun.link}</a>
      </p>
    </aside>
  );
}
