import { ECDH } from "node:crypto";
import type { PushSubscriptionBody } from "@mindreel/contract/notices/push-subscriptions";
import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import { refusals } from "@mindreel/messages/notices/notices";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { hold } from "#features/notices/preferences/preferences.repository.ts";
import type { VapidKey } from "#ports/push/push.port.ts";
import type { Member } from "#security/authentication.ts";
import { isPublicSite } from "#security/public-address.ts";
import * as subscriptions from "./push-subscriptions.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
  readonly vapidKey: () => Promise<VapidKey>;
}

/** The maximum number of devices per member. */
const mostDevices = 10;

type Device = Pick<Member, "id" | "tokenHash">;

/** The devices to which members' notices are pushed. */
export function createPushSubscriptionsService({ db, clock, vapidKey }: Dependencies) {
  return {
    read: async ({ tokenHash }: Device) => {
      const [on, { publicKey }] = await Promise.all([subscriptions.isOn(db, tokenHash), vapidKey()]);
      return { on, key: publicKey };
    },

    /** @throws AppError 400 */
    turnOn: async ({ id, tokenHash }: Device, body: PushSubscriptionBody, language: Language = sourceLanguage) => {
      const { endpoint, p256dh } = body;
      const url = URL.parse(endpoint);
      // Push services use the default port; any other would only make this server call something else.
      if (url === null || url.port !== "" || url.username !== "" || !isPublicSite(endpoint)) {
        throw invalidInput({ endpoint: [sentence(refusals, "pushService")] });
      }
      if (!isPublicKey(p256dh)) throw invalidInput({ p256dh: [sentence(refusals, "pushService")] });
      await inTransaction(db, async (tx) => {
        await hold(tx, id);
        await subscriptions.save(tx, { userId: id, tokenHash, language }, body, clock());
        await subscriptions.keepLatest(tx, id, mostDevices);
      });
    },

    turnOff: async ({ tokenHash }: Device): Promise<void> => {
      await subscriptions.remove(db, tokenHash);
    },
  };
}

export type PushSubscriptionsService = ReturnType<typeof createPushSubscriptionsService>;

/** Whether a browser's key is a point on P-256; encrypting for any other key always fails. */
function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url", "hex", "uncompressed") === hexOf(p256dh);
  } catch {
    return false;
  }
}

const hexOf = (base64url: string) => Buffer.from(base64url, "base64url").toString("hex");
