import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header for a body. @param seconds when it is signed, since 1970 */
export function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
