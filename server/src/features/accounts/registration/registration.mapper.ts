import type { RegisteredUser } from "@mindreel/contract/accounts/registration";
import type { User } from "#features/accounts/members/members.repository.ts";

export function toRegisteredUser(user: User): RegisteredUser {
  return { id: user.id, username: user.username, email: user.email, is_superuser: user.isSuperuser };
}
