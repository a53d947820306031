import { Type } from "typebox";
import { Id } from "../wire/primitives.ts";

/** The terms and the privacy policy that somebody accepts on sign-up. */
export const AcceptedLegal = Type.Optional({
  ...Id,
  description: "The version of the site's settings whose terms and privacy policy are accepted",
});
