import { expect, it } from "vitest";
import { initialsOf } from "./profileName.ts";

const named = { full_name: "", first_name: "", last_name: "" };

it.each([
  [{ username: "ada" }, "AD"],
  [{ username: "ada", full_name: "Ada King Lovelace" }, "AK"],
  [{ username: "ada", first_name: "Grace", last_name: "Hopper" }, "GH"],
  [{ username: "A😀 Smith" }, "AS"],
  [{ username: "😀a" }, "😀A"],
  [{ username: "a  b" }, "AB"],
])("the initials of %j are %s", (profile, initials) => {
  expect(initialsOf({ ...named, ...profile })).toBe(initials);
});
