import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { Notification } from "@mindreel/contract/plain/notification";
import { atEnd } from "#test/run/at-end.ts";
import { listen } from "./listen.ts";

const origin = "https://push.example.com";

interface Arrived {
  readonly headers: IncomingHttpHeaders;
  /** The claims that the server signed (RFC 8292). */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly shown: Notification;
}

interface Browser {
  readonly body: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly arrived: Arrived[];
}

interface Subscribed extends Browser {
  readonly keys: ECDH;
  readonly secret: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** Decrypts a message as browsers do (RFC 8291, in one record of RFC 8188). */
function decrypted({ keys, secret }: Subscribed, body: Buffer): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const shared = derive(keys.computeSecret(sender), secret, info, 32);
  const key = derive(shared, salt, "Content-Encoding: aes128gcm\0", 16);
  const opening = createDecipheriv("aes-128-gcm", key, derive(shared, salt, "Content-Encoding: nonce\0", 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The server's claims about itself. @throws if they are not signed with the key that it names */
function claimsIn(authorization: string): Record<string, unknown> {
  const [, head = "", claims = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const publicKey = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url"))) {
    throw new Error("signed with another key");
  }
  return { ...JSON.parse(Buffer.from(claims, "base64url").toString()), key };
}

/** A fake push service, and the browsers that it reaches. */
export async function startPushService() {
  const browsers = new Map<string, Subscribed>();
  const responses: { status: number; headers?: OutgoingHttpHeaders }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, headers } = responses.shift() ?? { status: 201 };
    const browser = browsers.get(request.url ?? "");
    if (status === 201 && browser !== undefined) {
      const claims = claimsIn(request.headers.authorization ?? "");
      browser.arrived.push({
        ...{ headers: request.headers, claims },
        shown: JSON.parse(decrypted(browser, Buffer.concat(chunks))),
      });
    }
    response.writeHead(status, headers).end();
  });
  const port = await listen(server);
  atEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    /** Sets the responses to the next messages; further ones are accepted. */
    respond: (status: number, headers?: OutgoingHttpHeaders) => responses.push({ status, ...(headers && { headers }) }),
    browser: (): Browser => {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const [path, secret] = [`/send/${randomBytes(30).toString("base64url")}`, randomBytes(16)];
      const body = {
        endpoint: origin + path,
        p256dh: keys.getPublicKey("base64url"),
        auth: secret.toString("base64url"),
      };
      const browser = { body, keys, secret, arrived: [] };
      browsers.set(path, browser);
      return browser;
    },
  };
}
