/**
 * Why an event of the payment provider changed nothing, a difference was not healed, or a comparison failed. Stored and
 * sent as these codes, so that each reader gets a sentence in their language; other reasons are an error's message.
 */
export type KnownNote =
  | "no_object"
  | "other_event"
  | "no_checkout"
  | "foreign_checkout"
  | "no_subscription"
  | "other_subscription"
  | "no_invoice"
  | "other_invoice"
  | "other_charge"
  | "no_member"
  | "still_differs"
  | "unreachable"
  | "interrupted";
