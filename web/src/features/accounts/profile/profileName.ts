import type { Profile } from "@mindreel/contract/accounts/profile";

type Named = Pick<Profile, "full_name" | "first_name" | "last_name" | "username">;

export const nameOf = ({ full_name, first_name, last_name }: Omit<Named, "username">): string =>
  full_name || `${first_name} ${last_name}`.trim();

/** What stands for a picture: the initials of the first two words of the name, or two letters of the only one. */
export function initialsOf(profile: Named): string {
  const words = (nameOf(profile) || profile.username).trim().split(/\s+/u);
  // By characters instead of UTF-16 units, which would cut an emoji in half.
  const [first = [], second] = words.map((word) => [...word]);
  return (second === undefined ? first.slice(0, 2) : [...first.slice(0, 1), ...second.slice(0, 1)])
    .join("")
    .toUpperCase();
}
