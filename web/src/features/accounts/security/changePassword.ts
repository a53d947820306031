import { call } from "#shared/api/api.ts";
import { refreshSecurity } from "./security.ts";

export async function changePassword(body: Record<"current_password" | "new_password1" | "new_password2", string>) {
  await call("POST /api/accounts/v1/security/password/", { body });
  await refreshSecurity();
}
