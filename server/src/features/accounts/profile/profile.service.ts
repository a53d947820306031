import type { ProfileBody } from "@mindreel/contract/accounts/profile";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import { PictureError } from "#media/picture-encoder.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Upload } from "#media/upload-slots.ts";
import * as members from "#members/members.repository.ts";
import type { Member } from "#security/authentication.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";

type User = members.User;

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pictures;
  /** Queues the mail that asks a member to confirm their secondary address. */
  readonly confirmSecondaryEmail: (tx: Db, userId: number) => Promise<void>;
  readonly notices: SecurityNoticesService;
  readonly refusesEmail: RefusesEmail;
}

/** Converts a number with a country code to E.164; leaves any other as it was typed. */
async function standardPhone(typed: string): Promise<string> {
  const trimmed = typed.trim();
  // The numbering plans of all countries, which few requests need.
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  return parsePhoneNumberFromString(trimmed.replace(/^00/, "+"))?.number ?? trimmed;
}

async function toChange(body: ProfileBody): Promise<Partial<members.NewUser>> {
  const { full_name, last_name, phone, country, age, gender, language, content_choice, facebook, linked_in } = body;
  return {
    ...(full_name !== undefined && { fullName: full_name.trim() }),
    ...(last_name !== undefined && { lastName: last_name.trim() }),
    ...(phone !== undefined && { phone: await standardPhone(phone) }),
    ...(country !== undefined && { country: country.trim() }),
    ...(age !== undefined && { age: age === "" || age === null ? null : Number(age) }),
    ...(gender !== undefined && { gender: gender === "" ? null : gender }),
    ...(language !== undefined && { language: language.trim() }),
    ...(content_choice !== undefined && { contentChoice: content_choice.trim() }),
    ...(facebook !== undefined && { facebook: facebook.trim() }),
    ...(linked_in !== undefined && { linkedIn: linked_in.trim() }),
    ...(body.secondary_email !== undefined && { secondaryEmail: body.secondary_email }),
    ...(body.profile_pic !== undefined && { profilePic: null }),
  };
}

const changesSecondaryEmail = (before: User, email: string | undefined): boolean =>
  email !== undefined && emailKey(email) !== emailKey(before.secondaryEmail);

export function createProfileService(dependencies: Dependencies) {
  const { db, pictures, confirmSecondaryEmail, notices, refusesEmail } = dependencies;

  async function keepAvatar({ content, gone }: Upload): Promise<string> {
    try {
      return await pictures.keep(content, "avatar", gone);
    } catch (error) {
      throw error instanceof PictureError ? invalidInput({ profile_pic: [error.sentence] }) : error;
    }
  }

  async function replaceSecondaryEmail(tx: Db, before: User, after: User): Promise<void> {
    // Sent to the old address as well: a stolen session must not cut the owner off unnoticed.
    if (before.secondaryEmailConfirmedAt !== null) await notices.plan(tx, before, "second_address_changed");
    if (after.secondaryEmail !== "") await confirmSecondaryEmail(tx, after.id);
  }

  /** @throws AppError 404 */
  const save = (id: number, body: ProfileBody, picture: string | null): Promise<User> =>
    inTransaction(db, async (tx) => {
      const before = await members.lock(tx, id);
      if (before === undefined) throw new AppError("not_found");
      const newSecondaryEmail = changesSecondaryEmail(before, body.secondary_email);
      if (newSecondaryEmail && (await refusesEmail(body.secondary_email ?? ""))) {
        throw invalidInput({ secondary_email: [disposableEmailMessage] });
      }
      const change = {
        ...(await toChange(body)),
        ...(picture !== null && { profilePic: picture }),
        ...(newSecondaryEmail && { secondaryEmailConfirmedAt: null }),
      };
      if (Object.keys(change).length === 0) return before;
      const after = await members.update(tx, id, change);
      if (after === undefined) throw new AppError("not_found");
      if (before.profilePic !== after.profilePic) await pictures.scheduleRemoval(tx, before.profilePic, "at once");
      if (newSecondaryEmail) await replaceSecondaryEmail(tx, before, after);
      return after;
    });

  return {
    /**
     * Visible to its owner and to superusers.
     * @throws AppError 404
     */
    show: async (id: number, viewer: Member): Promise<User> => {
      const user = id === viewer.id || viewer.isSuperuser ? await members.byId(db, id) : undefined;
      if (user === undefined) throw new AppError("not_found");
      return user;
    },

    /**
     * Changes the given fields of the member's own profile. A new picture replaces the old one.
     * @throws AppError 400, 404
     */
    update: async (id: number, member: Member, body: ProfileBody, picture: Upload | undefined): Promise<User> => {
      if (id !== member.id) throw new AppError("not_found");
      const kept = picture === undefined ? null : await keepAvatar(picture);
      try {
        return await save(id, body, kept);
      } catch (error) {
        await pictures.discard(kept);
        throw error;
      }
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
