import type { Invitation } from "@mindreel/contract/accounts/invitations";
import type { ResponseOf } from "@mindreel/contract/api";
import { stateOf } from "./invitations.policy.ts";
import type { InvitationRow } from "./invitations.repository.ts";
import type { InvitationsService } from "./invitations.service.ts";

export const toInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  free_days: row.freeDays,
  state: stateOf(row, now),
  invited_by: row.inviter,
  asked_at: row.askedAt.toISOString(),
  mailed_at: row.mailedAt?.toISOString() ?? null,
  expires_at: row.expiresAt.toISOString(),
  used_at: row.usedAt?.toISOString() ?? null,
  used_by: row.usedBy,
});

export const toInvitationStanding = ({
  freeDays,
  ...standing
}: Awaited<ReturnType<InvitationsService["standing"]>>): ResponseOf<"GET /api/public/v1/invitation/"> => ({
  ...standing,
  free_days: freeDays,
});
