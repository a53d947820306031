import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Audit } from "#data/audit.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import { lockSuperusers } from "#features/accounts/member-admin/member-admin.repository.ts";
import type { Reauthenticate } from "#features/accounts/reauthentication/reauthentication.service.ts";
import * as members from "#members/members.repository.ts";
import type { Member } from "#security/authentication.ts";

interface Dependencies {
  readonly reauthenticate: Reauthenticate;
  readonly notices: Pick<SecurityNoticesService, "plan">;
}

/** A superuser can do everything, so whoever becomes one must be whom we take them for, and stay. */
function unfit({ isActive, deletionAt, emailConfirmedAt }: members.User): Sentence | undefined {
  if (!isActive) return sentence(refusals, "memberBlocked");
  if (deletionAt !== null) return sentence(refusals, "memberLeaves");
  return emailConfirmedAt === null ? sentence(refusals, "memberUnconfirmed") : undefined;
}

/** Lets superusers make others superusers, and members again. */
export const createSuperusersService = ({ reauthenticate, notices }: Dependencies) => ({
  /**
   * The caller is a superuser who can sign in, and does not unmake themselves: so one such superuser always remains.
   * @throws AppError 400, 401, 403, 404, 409 `member_unfit`, 429
   */
  set: (caller: Member, id: number, isSuperuser: boolean, proof: Proof, audit: Audit): Promise<void> =>
    reauthenticate(caller, proof, async (tx) => {
      const superusers = await lockSuperusers(tx);
      // Another superuser may have unmade or blocked the caller since the call began.
      if (!superusers.includes(caller.id)) throw new AppError("forbidden");
      if (id === caller.id) throw invalidInput({ non_field_errors: [sentence(refusals, "unmakeYourself")] });
      const user = await members.lock(tx, id);
      if (user === undefined) throw new AppError("not_found");
      if (user.isSuperuser === isSuperuser) return;
      const fault = isSuperuser ? unfit(user) : undefined;
      if (fault !== undefined) throw new AppError("member_unfit", fault);
      await members.update(tx, id, { isSuperuser });
      await notices.plan(tx, user, isSuperuser ? "superuser_made" : "superuser_unmade");
      await audit(tx, id, { name: user.username });
    }),
});

export type SuperusersService = ReturnType<typeof createSuperusersService>;
