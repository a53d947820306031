import type { RegisteredUser } from "@mindreel/contract/accounts/registration";
import type { Registered } from "./registration.service.ts";

export function toRegisteredUser({ user, offer }: Registered): RegisteredUser {
  return { id: user.id, username: user.username, email: user.email, is_superuser: user.isSuperuser, offer };
}
