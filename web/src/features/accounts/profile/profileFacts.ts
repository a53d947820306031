import type { Profile } from "@mindreel/contract/accounts/profile";

const genders = { male: "Male", female: "Female" } as const;

export const nameOf = ({ full_name, first_name, last_name }: Profile) =>
  full_name || `${first_name} ${last_name}`.trim();

/** Of the first two words, or of the only one. */
export function initialsOf(name: string): string {
  const [first = "", second] = name.split(" ");
  return (second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`).toUpperCase();
}

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
