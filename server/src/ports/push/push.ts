import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { isPublicSite, lookupPublic, PrivateAddress } from "#security/public-address.ts";
import type { PushAddress, Pushed, PushMessage, PushServices, VapidKey } from "./push.port.ts";

/** Milliseconds. */
const timeout = 10_000;

/** The header is a number of seconds, or a date. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const wait = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

function meaningOf(host: string, status: number, retryAfter: string | undefined): Pushed {
  if (status >= 200 && status < 300) return { outcome: "accepted" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const why = `${host} answered ${status}`;
  if (status === 429 || status >= 500) return { outcome: "later", why, seconds: secondsOf(retryAfter) };
  return { outcome: "refused", why };
}

/** Imported by the first push: few servers send any when they start. */
async function encrypted(
  { endpoint, p256dh, auth }: PushAddress,
  message: PushMessage,
  key: VapidKey,
  contact: string,
) {
  const { buildPushPayload } = await import("@block65/webcrypto-web-push");
  const { payload: data, ttl, topic } = message;
  return buildPushPayload(
    { data, options: { ttl, topic, urgency: "normal" } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { ...key, subject: `mailto:${contact}` },
  );
}

/** @param replacement an origin that replaces every push service, for tests */
export function createPushServices(replacement?: string): PushServices {
  return {
    send: async (address, message, key, contact) => {
      const { host, pathname, search } = new URL(address.endpoint);
      if (!isPublicSite(address.endpoint)) return { outcome: "refused", why: `${host} is on a private network` };
      const { headers, body } = await encrypted(address, message, key, contact);
      const url = replacement === undefined ? address.endpoint : new URL(pathname + search, replacement);
      return new Promise((resolve) => {
        const options = { method: "POST", headers, agent: false, signal: AbortSignal.timeout(timeout) };
        // Addresses are checked when connecting. Redirects are not followed.
        const request =
          replacement === undefined ? secure(url, { ...options, lookup: lookupPublic }) : plain(url, options);
        let connected = false;
        request
          .on("socket", (socket) => {
            socket.once(replacement === undefined ? "secureConnect" : "connect", () => {
              connected = true;
            });
          })
          .on("response", (response) => {
            resolve(meaningOf(host, response.statusCode ?? 0, response.headers["retry-after"]));
            response.destroy();
          })
          .on("error", (error: NodeJS.ErrnoException) => {
            const why = `${host}: ${error.code ?? error.message}`;
            if (error instanceof PrivateAddress) resolve({ outcome: "refused", why: error.message });
            else if (connected) resolve({ outcome: "unsure" });
            else resolve({ outcome: "later", why, seconds: undefined });
          })
          .end(body);
      });
    },
  };
}
