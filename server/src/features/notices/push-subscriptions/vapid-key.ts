import { createECDH } from "node:crypto";
import type { Db } from "#data/database.ts";
import type { VapidKey } from "#ports/push/push.port.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { serverKey } from "#security/server-key.ts";

interface Needs {
  readonly db: Db;
  readonly secretBox: SecretBox;
  /** From the environment; if absent, one is generated on first use and stored in the database. */
  readonly privateKey: string | undefined;
}

const name = "vapid";
const curve = "prime256v1";

function madeKey(): string {
  const pair = createECDH(curve);
  pair.generateKeys();
  // Node drops leading zeros.
  return Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
}

function keyOf(privateKey: string): VapidKey {
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey, "base64url");
  return { privateKey, publicKey: pair.getPublicKey("base64url") };
}

/** The key that identifies this database's servers to push services. Shared by all of them, stored encrypted. */
export function createVapidKey({ db, secretBox, privateKey }: Needs): () => Promise<VapidKey> {
  let known: VapidKey | undefined;

  return async () => {
    known ??= keyOf(
      privateKey ?? (await secretBox.open(await serverKey(db, name, () => secretBox.seal(madeKey(), name)), name)),
    );
    return known;
  };
}
