import { type Audience, pageAt, pagePath, pages } from "@mindreel/contract/plain/pages";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** The current path, query and fragment. */
const here = (): string => location.pathname + location.search + location.hash;

/** The audience of the page at a path; undefined if there is no page. */
function audienceAt(pathname: string): Audience | undefined {
  const page = pageAt(pathname);
  return page === undefined ? undefined : pages[page].audience;
}

/** Whether only signed-in people see the page at a path. */
export function needsSignIn(pathname: string): boolean {
  const audience = audienceAt(pathname);
  return audience === "member" || audience === "superuser";
}

/** The sign-in page, which redirects to this page afterwards: path and query, or empty for the first page. */
export const signInFor = (next: string): string => withQuery(pagePath("signIn"), next === "" ? {} : { next });

/** The sign-in page for the current page, whose session has ended. */
export const signInAgain = (): string => withQuery(pagePath("signIn"), { next: here(), ended: "1" });

/** A substitute for the site's own origin, which is unknown when rendering on the server. */
const origin = "http://here.invalid";

/**
 * Where to go after signing in: the requested page, if it is one of ours that the member may see, else home. `next`
 * comes from a link that anyone can write, so it is never used unchecked.
 */
export function pageFor({ is_superuser }: { readonly is_superuser: boolean }, next: string): string {
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  if (url === undefined || url.origin !== origin) return pagePath("home");
  const may =
    url.pathname === pagePath("home") ||
    pageAt(url.pathname) === "watch" ||
    (needsSignIn(url.pathname) && (is_superuser || audienceAt(url.pathname) === "member"));
  return may ? url.pathname + url.search + url.hash : pagePath("home");
}
