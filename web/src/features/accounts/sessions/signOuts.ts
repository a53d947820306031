import { ApiError, call } from "#shared/api/api.ts";
import { signOutsKey } from "#shared/session/session.ts";

const unfinished = (): string[] => localStorage.getItem(signOutsKey)?.split(" ") ?? [];

function store(tokens: readonly string[]): void {
  if (tokens.length === 0) localStorage.removeItem(signOutsKey);
  else localStorage.setItem(signOutsKey, tokens.join(" "));
}

/** Keeps the token of a session that is over here, until the server has ended it too. */
export const keepSignOut = (token: string): void => store([...unfinished(), token]);

/** Ends the kept sessions on the server. Returns whether none is left. */
export async function finishSignOuts(): Promise<boolean> {
  for (const token of unfinished()) {
    try {
      await call("POST /api/accounts/v1/logout/", { token, signal: AbortSignal.timeout(10_000) });
    } catch (error) {
      // With 401, the session has ended already.
      if (!(error instanceof ApiError && error.status === 401)) return false;
    }
    store(unfinished().filter((each) => each !== token));
  }
  return true;
}
