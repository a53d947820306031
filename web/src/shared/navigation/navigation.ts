import { pathParams } from "@mindreel/contract/plain/pages";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigation } from "./NavigationProvider.tsx";
import { withQuery } from "./withQuery.ts";

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Stored with the history entry. */
  readonly state?: unknown;
  /** Does not scroll to the top. */
  readonly preventScrollReset?: boolean;
}

/** Navigates to a path of the app, or by a number of steps in the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

export function useNavigate(): Navigate {
  const { history } = useNavigation();
  return useCallback(
    (to, { replace = false, state, preventScrollReset = false } = {}) => {
      if (typeof to === "number") return history.go(to);
      const entry = { carried: state, stay: preventScrollReset };
      if (replace) history.replace(to, entry);
      else history.push(to, entry);
    },
    [history],
  );
}

/** The page's query, and a function that changes it. */
export function useSearchParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      navigate(withQuery(pathname, change(params)), options),
    [navigate, pathname, params],
  );
  return [params, setParams] as const;
}

/** The variable parts of the page's path. */
export function useParams(): Readonly<Record<string, string>> {
  const { pathname } = useLocation();
  return useMemo(() => pathParams(pathname), [pathname]);
}
