import type { ProfileBody } from "@mindreel/contract/accounts";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { AppError, invalidInput } from "#platform/errors.ts";
import { PictureError } from "#platform/picture-encoder.ts";
import type { Pictures } from "#platform/pictures.ts";
import type { AccountsRepository, NewUser, User } from "./accounts.repository.ts";

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

export function createProfileService(repository: AccountsRepository, pictures: Pictures) {
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
      const change = toChange(body);
      const kept = picture === undefined ? null : await keep(picture);
      const changed = await repository
        .update(id, kept === null ? change : { ...change, profilePic: kept })
        .catch(async (error: unknown) => {
          await pictures.discard(kept);
          throw error;
        });
      if (changed === undefined) {
        await pictures.discard(kept);
        throw new AppError("not_found");
      }
      const { before, after } = changed;
      if (before.profilePic !== after.profilePic) await pictures.discard(before.profilePic);
      return after;
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
