import { call } from "#shared/api.ts";
import { clearSession } from "#shared/session.ts";

const logout = () => call("POST /api/accounts/v1/logout/");

/** Ends the session here even where the server cannot be told, then leaves the app by a full load. */
export async function signOut(): Promise<void> {
  await logout().catch(() => undefined);
  clearSession();
  location.assign("/");
}
