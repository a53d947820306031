import type { ProtectedSourceBody } from "@mindreel/contract/playback/protected-sources";
import { refusals } from "@mindreel/messages/playback/protected-sources";
import { validation } from "@mindreel/messages/wire";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { ProtectedSourceRow } from "#library/protected-sources.repository.ts";
import * as sources from "#library/protected-sources.repository.ts";
import { secretBoxContext } from "#library/sign-sources.policy.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { enteredHost, keyFaults, readSigningKey, type SigningKey } from "./protected-sources.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly secretBox: SecretBox;
  readonly clock: () => Date;
}

/** Hosts whose videos play only from signed addresses, and their keys. */
export function createProtectedSourcesService({ db, secretBox, clock }: Dependencies) {
  /** @throws AppError 400 */
  function keyIn({ provider, secret }: ProtectedSourceBody): SigningKey | undefined {
    if (secret === undefined) return undefined;
    const key = readSigningKey(provider, secret);
    if ("fault" in key) throw invalidInput({ secret: [key.fault] });
    return key;
  }

  return {
    list: (): Promise<ProtectedSourceRow[]> => sources.all(db),

    /**
     * Sets the key of a host.
     * @throws AppError 400
     */
    set: async (body: ProtectedSourceBody, audit: Audit): Promise<ProtectedSourceRow> => {
      const host = enteredHost(body.host);
      const faults = keyFaults(body);
      if (host === null) throw invalidInput({ host: [sentence(refusals, "host")], ...faults });
      if (Object.keys(faults).length > 0) throw invalidInput(faults);
      const key = keyIn(body);
      const { provider } = body;
      const sealed = key && (await secretBox.seal(key.secret, secretBoxContext(host)));
      return inTransaction(db, async (tx) => {
        const before = await sources.hold(tx, host);
        const kept = before?.provider === provider ? before : undefined;
        const sealedSecret = sealed ?? kept?.sealedSecret;
        const secretHint = key?.hint ?? kept?.secretHint;
        if (sealedSecret === undefined || secretHint === undefined) {
          throw invalidInput({ secret: [sentence(validation, "required")] });
        }
        const keyId = body.key_id?.trim() ?? "";
        const region = body.region?.trim() ?? "";
        const row = { host, provider, keyId, region, sealedSecret, secretHint, setAt: clock() };
        const saved = await sources.save(tx, row);
        await audit(tx, saved.id, { name: host, provider, ...(key !== undefined && { secret: "new" }) });
        return saved;
      });
    },

    /** @throws AppError 404 */
    remove: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const removed = await sources.remove(tx, id);
        if (removed === undefined) throw new AppError("not_found");
        await audit(tx, id, { name: removed.host, provider: removed.provider });
      }),
  };
}

export type ProtectedSourcesService = ReturnType<typeof createProtectedSourcesService>;
