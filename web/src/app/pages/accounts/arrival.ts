import { pagePath } from "@mindreel/contract/plain/pages";
import type { Arrival } from "#features/accounts/sessions/enterApp.ts";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** With what the URL of the sign-in or the sign-up page was opened. */
export function useArrival(): Arrival {
  const [query] = useSearchParams();
  return { offer: query.get("offer") ?? "", next: query.get("next") ?? "" };
}

/** The path of one of these pages from the other, with everything that somebody came with. */
export const pathWith = (page: "signIn" | "signUp", came: Arrival): string =>
  withQuery(pagePath(page), Object.fromEntries(Object.entries(came).filter(([, value]) => value !== "")));
