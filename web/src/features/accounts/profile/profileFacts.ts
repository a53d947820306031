import type { Profile } from "@mindreel/contract/accounts/profile";
import { messages } from "@mindreel/messages/accounts/profile-view";

export const nameOf = ({ full_name, first_name, last_name }: Profile) =>
  full_name || `${first_name} ${last_name}`.trim();

/** From the first two words, or from the only one. */
export function initialsOf(name: string): string {
  const [first = "", second] = name.split(" ");
  return (second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`).toUpperCase();
}

/** A profile as its owner and superusers see it. */
export function profileFacts(user: Profile): [label: string, value: string][] {
  return [
    [messages.username, user.username],
    [messages.name, nameOf(user)],
    [messages.email, user.email],
    [messages.mobile, user.phone],
    [messages.gender, user.gender === null ? "" : messages.genders[user.gender]],
    [messages.age, user.age === null ? "" : String(user.age)],
    [messages.location, user.country],
  ];
}
