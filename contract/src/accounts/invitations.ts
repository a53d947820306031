import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";

/** The token in an invitation's link. */
export const InvitationToken = Text(limits.offer);

export const InvitationsBody = Type.Object(
  {
    emails: Type.Array(Text(limits.email), { minItems: 1, maxItems: limits.invitations }),
    free_days: Type.Integer({ minimum: 0, maximum: limits.freeDays }),
  },
  { additionalProperties: false },
);
export type InvitationsBody = Static<typeof InvitationsBody>;

/**
 * What came of an address:
 * - `invited`: a mail is on its way
 * - `waiting`: it was invited before, and the invitation still runs
 * - `member`: it has an account
 * - `refused`: whoever reads it does not want to be written to
 * - `invalid`: it is no address
 */
export const InvitationOutcome = Type.Enum(["invited", "waiting", "member", "refused", "invalid"]);
export type InvitationOutcome = Static<typeof InvitationOutcome>;

export const InvitationState = Type.Enum(["waiting", "accepted", "withdrawn", "expired"]);
export type InvitationState = Static<typeof InvitationState>;

export const Invitation = Type.Object({
  id: Id,
  email: Type.String(),
  free_days: Type.Integer(),
  state: InvitationState,
  invited_by: Nullable(Type.String()),
  asked_at: Timestamp,
  mailed_at: Nullable(Timestamp),
  expires_at: Timestamp,
  used_at: Nullable(Timestamp),
  used_by: Nullable(Id),
});
export type Invitation = Static<typeof Invitation>;

export const invitationsWire = wire({
  "GET /api/accounts/v1/invitations/": {
    access: "superuser",
    summary: "The invitations, the latest first.",
    query: Type.Object(PageQuery),
    response: { status: 200, body: Paged(Invitation) },
    errors: ["invalid_page"],
  },
  "POST /api/accounts/v1/invitations/": {
    access: "superuser",
    summary: "Invite people by address, with days of free time, and learn what came of each address.",
    body: InvitationsBody,
    audit: "invitation.send",
    response: {
      status: 200,
      body: Type.Object({ results: Type.Array(Type.Object({ email: Type.String(), outcome: InvitationOutcome })) }),
    },
    errors: ["rate_limited"],
  },
  "POST /api/accounts/v1/invitations/{id}/resend/": {
    access: "superuser",
    summary: "Send an invitation again, at most once an hour; it then lasts for another 30 days.",
    params: IdParams,
    audit: "invitation.resend",
    response: { status: 200, body: Invitation },
    errors: ["rate_limited"],
  },
  "DELETE /api/accounts/v1/invitations/{id}/": {
    access: "superuser",
    summary: "Withdraw an invitation: its link ends.",
    params: IdParams,
    audit: "invitation.withdraw",
    response: { status: 204, body: null },
  },
  "GET /api/public/v1/invitation/": {
    access: "anyone",
    summary: "Whether an invitation's link still works, and for whom it is.",
    query: Type.Object({ invitation: InvitationToken }),
    response: {
      status: 200,
      body: Type.Object({
        usable: Type.Boolean(),
        free_days: Type.Integer(),
        email: Nullable(Type.String({ description: "The invited address; null if the link does not work" })),
        username: Nullable(
          Type.String({ description: "A free username to propose; null if the address has an account" }),
        ),
      }),
    },
    errors: ["rate_limited"],
  },
  "POST /api/accounts/v1/invitation/": {
    access: "member",
    summary: "Accept an invitation with an account that is there already: its free days are the caller's.",
    body: Type.Object({ invitation: InvitationToken }, { additionalProperties: false }),
    response: { status: 200, body: Type.Object({ pro_until: Nullable(Timestamp) }) },
    errors: ["rate_limited"],
  },
  "POST /api/accounts/v1/invitation/refusal/": {
    access: "anyone",
    summary: "Refuse an invitation: its link ends, and its address is not written to again.",
    body: Type.Object({ invitation: InvitationToken }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ["rate_limited"],
  },
});
