import type { SystemCheck } from "@mindreel/contract/admin/system";
import { pagePath } from "@mindreel/contract/plain/pages";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** The pages where something of the installation is mended. */
export const fixPages: Readonly<Record<NonNullable<SystemCheck["fix"]>, string>> = {
  news: pagePath("campaigns"),
  events: withQuery(pagePath("payments"), { view: "events", state: "failed" }),
  security: pagePath("security"),
  connections: pagePath("connections"),
};
