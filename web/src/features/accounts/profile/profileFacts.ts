import type { Profile } from "@mindreel/contract/accounts/profile";
import { view as messages } from "@mindreel/messages/accounts/profile";
import { countryLabel } from "#shared/forms/countries.ts";
import { nameOf } from "./profileName.ts";

/** A profile as its owner and superusers see it. */
export function profileFacts(user: Profile): [label: string, value: string][] {
  return [
    [messages.username, user.username],
    [messages.name, nameOf(user)],
    [messages.email, user.email],
    [messages.mobile, user.phone],
    [messages.gender, user.gender === null ? "" : messages.genders[user.gender]],
    [messages.age, user.age === null ? "" : String(user.age)],
    [messages.location, countryLabel(user.country)],
  ];
}
