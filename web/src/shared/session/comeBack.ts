import { type Audience, pageAt, pagePath, pages } from "@mindreel/contract/plain/pages";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** Where the browser is: path, query and fragment. */
const here = (): string => location.pathname + location.search + location.hash;

/** Who sees the page at a path; undefined where there is none. */
function audienceAt(pathname: string): Audience | undefined {
  const page = pageAt(pathname);
  return page === undefined ? undefined : pages[page].audience;
}

/** Whether a path leads to a page that only people who are signed in see. */
export function needsSignIn(pathname: string): boolean {
  const audience = audienceAt(pathname);
  return audience === "member" || audience === "superuser";
}

/** The sign-in page, which leads on to this page: path and query, or empty for the first page. */
export const signInFor = (next: string): string => withQuery(pagePath("signIn"), next === "" ? {} : { next });

/** The same from the page that is shown, whose session has ended. */
export const signInAgain = (): string => withQuery(pagePath("signIn"), { next: here(), ended: "1" });

/** In place of the site's own origin, which the server that renders a page does not ask for. */
const origin = "http://here.invalid";

/**
 * Where somebody who has signed in is led: to the page they asked for, if it is one of ours that they may see, else home.
 * Anyone can write a link with any `next`, so that it is never taken as it is.
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
