import { pagePath } from "@mindreel/contract/plain/pages";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** The current path, query and fragment. */
const here = (): string => location.pathname + location.search + location.hash;

/** The sign-in page, which redirects to this page afterwards: path and query, or empty for the first page. */
export const signInFor = (next: string): string => withQuery(pagePath("signIn"), next === "" ? {} : { next });

/** The sign-in page for the current page, whose session has ended. */
export const signInAgain = (): string => withQuery(pagePath("signIn"), { next: here(), ended: "1" });
