import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/admin/dashboard";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import classes from "./first-run.module.css";
import { isSettingUp } from "./setUpBegun.ts";

/** A link back to the set-up steps, for whoever is setting up the site in this browser. */
export function BackToSetUp() {
  if (!useHydrated() || !isSettingUp()) return null;
  return (
    <p className={classes.intro}>
      <PageLink to={pagePath("setUp")}>{messages.setUp}</PageLink>
    </p>
  );
}
