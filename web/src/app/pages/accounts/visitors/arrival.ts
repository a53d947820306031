import { pagePath } from "@mindreel/contract/plain/pages";
import type { Arrival } from "#features/accounts/sessions/enterApp.ts";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** The parameters of the sign-in or sign-up page's URL. */
export function useArrival(): Arrival {
  const [query] = useSearchParams();
  return { offer: query.get("offer") ?? "", next: query.get("next") ?? "" };
}

/** The form for a free month on the landing page, which is not part of this app. Its mail leads back to `next`. */
export const freeMonthFor = (next: string): string =>
  `${withQuery(pagePath("home"), next === "" ? {} : { next })}#free-month`;

/** The path of one of these pages with the parameters of the other. */
export const pathWith = (page: "signIn" | "signUp", came: Arrival): string =>
  withQuery(pagePath(page), Object.fromEntries(Object.entries(came).filter(([, value]) => value !== "")));
