import { Type } from "typebox";
import { Id } from "../wire/primitives.ts";

/** What somebody who signs up says about the terms and the privacy policy. */
export const AcceptedLegal = Type.Optional({
  ...Id,
  description: "The version of the site's settings whose terms, and whose privacy policy, they accept",
});
