import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { type OwnData, readOwn } from "#data/own-data.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { since } from "#domain/time/clock.ts";
import { minute } from "#domain/time/units-of-time.ts";
import type { Reauthenticate } from "#features/accounts/reauthentication/reauthentication.service.ts";
import { jsonLines, ZipArchive } from "#http/files/zip.ts";
import * as members from "#members/members.repository.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import type { Member } from "#security/authentication.ts";

interface Dependencies {
  readonly db: Db;
  readonly reauthenticate: Reauthenticate;
  readonly storage: Storage;
  /** The member data that each feature stores. */
  readonly kept: readonly OwnData[];
  readonly config: Pick<Config, "appName">;
  readonly clock: () => Date;
}

/** Minimum time between two copies, in milliseconds. */
const pause = 10 * minute;

const readme = (appName: string, at: Date, kept: readonly OwnData[]): string => {
  const leftOut = kept.flatMap((each) => Object.entries(each.leftOut)).map(([table, why]) => `- ${table}: ${why}`);
  return [
    `Everything that ${appName} knew about you on ${at.toISOString()}, a JSON file for each kind of data.`,
    "Times are in UTC; amounts are in the smallest unit of their currency.",
    "Passwords and the tokens of links and devices are stored only as hashes, which are not included.",
    ...(leftOut.length === 0 ? [] : ["", "Left out:", ...leftOut]),
    "",
  ].join("\n");
};

/** Gives members a copy of everything that is stored about them. */
export function createOwnDataService({ db, reauthenticate, storage, kept, config, clock }: Dependencies) {
  /** The profile picture, at the size that the pages show. */
  async function* picture(id: string): AsyncGenerator<Buffer> {
    const file = await storage.read(id, "256.webp");
    if (file !== null) yield* file.stream;
  }

  return {
    kept,

    /** @throws AppError 400 with the field at fault, 403, 429 */
    copy: (member: Member, proof: Proof): Promise<ZipArchive> =>
      reauthenticate(member, proof, async (tx, user) => {
        const now = clock();
        if (user.ownDataAt !== null && since(user.ownDataAt, now) < pause) {
          throw new AppError("rate_limited", sentence(refusals, "copyTaken"));
        }
        await members.update(tx, user.id, { ownDataAt: now });
        const tables = kept
          .flatMap(({ files }) => files)
          .map((file) => ({ name: `${file.name}.json`, content: jsonLines(readOwn(db, file, user.id)) }));
        const about = { name: "README.txt", content: [readme(config.appName, now, kept)] };
        const pictures = user.profilePic === null ? [] : [{ name: "picture.webp", content: picture(user.profilePic) }];
        return new ZipArchive(`own-data-${now.toISOString().slice(0, 10)}`, [about, ...tables, ...pictures], now);
      }),
  };
}

export type OwnDataService = ReturnType<typeof createOwnDataService>;
