import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Db } from "#data/database.ts";
import { type OwnData, readOwn } from "#data/own-data.ts";
import type { AccountsRepository } from "#features/accounts/members/members.repository.ts";
import type { Prover } from "#features/accounts/reauthentication/reauthentication.ts";
import { AppError } from "#http/errors.ts";
import { jsonLines, ZipAnswer } from "#http/files/zip.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import type { Member } from "#security/authentication.ts";

interface Dependencies {
  readonly db: Db;
  readonly accounts: AccountsRepository;
  readonly prover: Prover;
  readonly storage: Storage;
  /** Of every feature. */
  readonly kept: readonly OwnData[];
  readonly clock: () => Date;
}

/** From one copy to the next. */
const pause = 10 * 60_000;

const about = (appName: string, at: Date, kept: readonly OwnData[]): string => {
  const leftOut = kept.flatMap((each) => Object.entries(each.leftOut)).map(([table, why]) => `- ${table}: ${why}`);
  return [
    `Everything that ${appName} knew of you on ${at.toISOString()}, a JSON file for each kind.`,
    "Times are UTC, amounts are in the smallest unit of their currency.",
    "Passwords and the tokens of links and devices are kept as hashes only, which are not in here.",
    ...(leftOut.length === 0 ? [] : ["", "Not told again:", ...leftOut]),
    "",
  ].join("\n");
};

/** Members get a copy of everything that is kept about them. */
export function createOwnDataService(
  { db, accounts, prover, storage, kept, clock }: Dependencies,
  { appName }: { readonly appName: string },
) {
  /** The picture as the pages show it. */
  async function* picture(id: string): AsyncGenerator<Buffer> {
    const file = await storage.read(id, "256.webp");
    if (file !== null) yield* file.stream;
  }

  return {
    kept,

    /**
     * @throws AppError 400 with the field at fault, 403, 429
     */
    copy: (member: Member, proof: Proof): Promise<ZipAnswer> =>
      prover.proven(member, proof, async (tx, user) => {
        const now = clock();
        if (user.ownDataAt !== null && now.getTime() - user.ownDataAt.getTime() < pause) {
          throw new AppError("rate_limited", "You took a copy just now. Please try again in ten minutes.");
        }
        await accounts.tookOwnData(tx, user.id, now);
        const files = kept.flatMap((each) => each.files);
        const entries = files.map((file) => ({
          name: `${file.name}.json`,
          content: jsonLines(readOwn(db, file, user.id)),
        }));
        const readme = { name: "README.txt", content: [about(appName, now, kept)] };
        const pictures = user.profilePic === null ? [] : [{ name: "picture.webp", content: picture(user.profilePic) }];
        return new ZipAnswer(`own-data-${now.toISOString().slice(0, 10)}`, [readme, ...entries, ...pictures], now);
      }),
  };
}

export type OwnDataService = ReturnType<typeof createOwnDataService>;
