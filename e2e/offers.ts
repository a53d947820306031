import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The offer of a free month that was mailed to an address; the demo's mails are files. */
export async function offerMailedTo(email: string): Promise<string> {
  const outbox = join(process.env["E2E_DATA_DIR"] ?? ".", "outbox");
  const offer = () => {
    const mails = existsSync(outbox) ? readdirSync(outbox) : [];
    const texts = mails.map((name) => readFileSync(join(outbox, name), "utf8").replaceAll("=\r\n", ""));
    const mail = texts.find((text) => text.includes(`To: ${email}`));
    return /\/signup\?offer=(?:3D)?([\w-]{43})/.exec(mail ?? "")?.[1];
  };
  await expect.poll(offer, { timeout: 15_000 }).toBeDefined();
  return offer() ?? "";
}
