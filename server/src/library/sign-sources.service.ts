import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
import { refusals } from "@mindreel/messages/playback/protected-sources";
import type { Cache } from "#data/cache/cache.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { Log } from "#observability/log.ts";
import type { Credentials, PlainSource, Signers } from "#ports/source-signing/source-signing.port.ts";
import type { SecretBox } from "#security/secret-box.ts";
import * as sources from "./protected-sources.repository.ts";
import { lifetimeOf, secretBoxContext, signedHost } from "./sign-sources.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly cache: Cache;
  readonly secretBox: SecretBox;
  readonly signers: Signers;
  readonly clock: () => Date;
  readonly logger: Pick<Log, "error">;
}

interface Signature {
  readonly src: string;
  /** Null for never. */
  readonly expiresAt: Date | null;
}

/**
 * The address to play a source from: signed if its host is protected, otherwise the plain one.
 * @param duration of the video, in seconds; null if it is not known
 * @throws AppError 503 if the host is protected and the address cannot be signed
 */
export type SignSource = (source: PlainSource, duration: number | null) => Promise<Signature>;

interface Protection extends Credentials {
  readonly provider: SigningProvider;
}

/** The keys by host; null if the secret box cannot open it. */
type Protections = ReadonlyMap<string, Protection | null>;

/** Signs addresses. Decrypted keys are cached until a superuser changes one on any server. */
export function createSignSources({ db, cache, secretBox, signers, clock, logger }: Dependencies): SignSource {
  const protectedSources = cache.namespace<Protections>("protected sources", ({ size }) => 100 + 2500 * size);

  async function read(): Promise<Protections> {
    recordDependency(["protected_source"]);
    const rows = await sources.all(db);
    const opened = rows.map(async ({ host, provider, keyId, region, sealedSecret }) => {
      try {
        const secret = await secretBox.open(sealedSecret, secretBoxContext(host));
        return [host, { provider, keyId, region, secret }] as const;
      } catch (error) {
        logger.error({ err: error, host }, "the key of a protected host cannot be decrypted: its videos do not play");
        return [host, null] as const;
      }
    });
    return new Map(await Promise.all(opened));
  }

  return async (source, duration) => {
    const host = signedHost(source);
    const now = clock();
    const protection = host === null ? undefined : (await protectedSources.get("", now, read)).get(host);
    if (protection === undefined) return { src: source.url, expiresAt: null };
    if (protection === null) throw new AppError("unavailable", sentence(refusals, "unreadableKey"));
    const { sign, longest } = signers[protection.provider];
    try {
      return sign(source, protection, now, lifetimeOf(duration, longest));
    } catch (error) {
      logger.error({ err: error, host }, "video address could not be signed");
      throw new AppError("unavailable", sentence(refusals, "notSigned"));
    }
  };
}
