import type { RegisteredUser } from "@mindreel/contract/accounts/registration";
import type { Registered } from "./registration.service.ts";

export function toRegisteredUser({ user, offer, token }: Registered): RegisteredUser {
  const { id, username, email, isSuperuser } = user;
  return { id, username, email, is_superuser: isSuperuser, offer, ...(token !== undefined && { token }) };
}
