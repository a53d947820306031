import type { Profile } from "@mindreel/contract/accounts/profile";

const genders = { male: "Male", female: "Female" } as const;

export const nameOf = ({ full_name, first_name, last_name }: Profile) =>
  full_name || `${first_name} ${last_name}`.trim();

/** A profile as its owner and superusers see it. */
export function profileFacts(user: Profile): [label: string, value: string][] {
  return [
    ["Username", user.username],
    ["Name", nameOf(user)],
    ["Email", user.email],
    ["Mobile", user.phone],
    ["Gender", user.gender === null ? "" : genders[user.gender]],
    ["Age", user.age === null ? "" : String(user.age)],
    ["Location", user.country],
  ];
}
