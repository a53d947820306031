import type { ProfileBody } from "@mindreel/contract/accounts/profile";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Db } from "#data/database.ts";
import { addressKey } from "#data/email-key.ts";
import type { AccountsRepository, NewUser, User } from "#features/accounts/members/members.repository.ts";
import type { Notices } from "#features/accounts/security-notices/security-notices.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { PictureError } from "#media/picture-encoder.ts";
import type { Pictures } from "#media/pictures.ts";

/** A number that says its country becomes E.164; any other stays as it was typed. */
function standardPhone(typed: string): string {
  const trimmed = typed.trim();
  return parsePhoneNumberFromString(trimmed.replace(/^00/, "+"))?.number ?? trimmed;
}

function toChange(body: ProfileBody): Partial<NewUser> {
  const { full_name, last_name, phone, country, age, gender, language, content_choice, facebook, linked_in } = body;
  return {
    ...(full_name !== undefined && { fullName: full_name.trim() }),
    ...(last_name !== undefined && { lastName: last_name.trim() }),
    ...(phone !== undefined && { phone: standardPhone(phone) }),
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

/** A second address that is new has yet to be proven. */
const isAnotherSecond = (before: User, given: string | undefined): boolean =>
  given !== undefined && addressKey(given) !== addressKey(before.secondaryEmail);

/**
 * @param askToConfirm plans the mail by which a second address is proven
 */
export function createProfileService(
  repository: AccountsRepository,
  pictures: Pictures,
  askToConfirm: (tx: Db, userId: number) => Promise<void>,
  notices: Pick<Notices, "tell">,
) {
  async function follow(tx: Db, before: User, after: User): Promise<void> {
    if (before.profilePic !== after.profilePic) await pictures.leave(tx, before.profilePic, "at once");
    if (!isAnotherSecond(before, after.secondaryEmail)) return;
    // At the one of before, too: whoever holds a stolen session silences nobody unheard.
    if (before.secondaryEmailConfirmedAt !== null) await notices.tell(before, "second_address_changed", tx);
    if (after.secondaryEmail !== "") await askToConfirm(tx, after.id);
  }

  async function keep(content: Buffer): Promise<string> {
    try {
      return await pictures.keep(content, "avatar");
    } catch (error) {
      throw error instanceof PictureError ? invalidInput({ profile_pic: [error.message] }) : error;
    }
  }

  return {
    /**
     * Changes what is given, and nothing else. A new picture replaces the old one.
     * @throws AppError 400, 404
     */
    update: async (id: number, body: ProfileBody, picture: Buffer | undefined): Promise<User> => {
      const kept = picture === undefined ? null : await keep(picture);
      const changeOf = (before: User) => ({
        ...toChange(body),
        ...(kept !== null && { profilePic: kept }),
        ...(isAnotherSecond(before, body.secondary_email) && { secondaryEmailConfirmedAt: null }),
      });
      const changed = await repository.update(id, changeOf, follow).catch(async (error: unknown) => {
        await pictures.discard(kept);
        throw error;
      });
      if (changed === undefined) {
        await pictures.discard(kept);
        throw new AppError("not_found");
      }
      return changed;
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
