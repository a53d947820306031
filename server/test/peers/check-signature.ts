import { createHash, createHmac, createPublicKey, createVerify, type KeyObject } from "node:crypto";
import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";

/** A customer's key as the provider stores it. */
export interface CustomerKey {
  readonly id?: string;
  readonly region?: string;
  /** A shared secret, or a private key whose public half is at the provider. */
  readonly secret: string;
}

/** The path of the video that a request may read; undefined: it is refused. */
type Check = (url: URL, key: CustomerKey, now: Date) => string | undefined;

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/** The payload of a token that is signed with RS256 and not expired. */
function readToken(token: string, key: CustomerKey, now: Date): Record<string, unknown> | undefined {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const json = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  const verifier = createVerify("RSA-SHA256").update(`${header}.${payload}`);
  if (!verifier.verify(publicHalf(key), signature, "base64url")) return undefined;
  const { alg, kid } = json(header) as Record<string, unknown>;
  const claims = json(payload) as Record<string, unknown>;
  const fresh = typeof claims["exp"] === "number" && claims["exp"] > seconds(now);
  return alg === "RS256" && kid === key.id && claims["kid"] === key.id && fresh ? claims : undefined;
}

const publicHalf = ({ secret }: CustomerKey): KeyObject => createPublicKey(secret);

const checkMux: Check = ({ pathname, searchParams }, key, now) => {
  // URLs in a playlist from Mux have signatures by Mux.
  if (searchParams.get("signature") === "mux") return pathname;
  const [name] = [...searchParams.keys()];
  if (name !== "token" || searchParams.size !== 1) return undefined;
  const claims = readToken(searchParams.get("token") ?? "", key, now);
  const id = pathname.split("/")[1]?.replace(/\.m3u8$/, "");
  return claims?.["aud"] === "v" && claims["sub"] === id ? pathname : undefined;
};

const checkCloudflare: Check = ({ pathname }, key, now) => {
  const [, token = "", ...rest] = pathname.split("/");
  if (token.split(".").length !== 3) return undefined;
  const claims = readToken(token, key, now);
  if (claims === undefined || Number(claims["exp"]) > seconds(now) + 86_400) return undefined;
  if (rest[0] === "downloads" && claims["downloadable"] !== true) return undefined;
  return `/${claims["sub"]}/${rest.join("/")}`;
};

const checkBunny: Check = ({ pathname, search }, { secret }, now) => {
  const inPath = /^\/(bcdn_token=[^/]+)(\/.*)$/.exec(pathname);
  const path = decodeURIComponent(inPath?.[2] ?? pathname);
  const given = new URLSearchParams(inPath?.[1] ?? search);
  const token = given.get("bcdn_token") ?? given.get("token");
  const expires = given.get("expires") ?? "";
  for (const name of ["bcdn_token", "token", "expires"]) given.delete(name);
  given.sort();
  const folder = given.get("token_path");
  if (folder !== null && !path.startsWith(folder)) return undefined;
  const data = [...given].map((pair) => pair.join("=")).join("&");
  const mac = createHmac("sha256", secret).update(folder ?? path);
  const expected = `HS256-${mac.update(expires).update(data).digest("base64url")}`;
  return token === expected && Number(expires) > seconds(now) ? path : undefined;
};

const checkBunnyEmbed: Check = ({ pathname, searchParams }, { secret }, now) => {
  const expires = searchParams.get("expires") ?? "";
  const hash = createHash("sha256")
    .update(secret + (pathname.split("/")[3] ?? "") + expires)
    .digest("hex");
  return searchParams.get("token") === hash && Number(expires) > seconds(now) ? pathname : undefined;
};

const checkS3: Check = (url, { id, region, secret }, now) => {
  const query = url.search.slice(1).split("&");
  const value = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? "";
  const time = value("Date");
  const iso = time.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5");
  const age = seconds(now) - seconds(new Date(iso));
  const life = Number(value("Expires"));
  if (Number.isNaN(age) || age < -900 || age > life || life > 604_800) return undefined;
  if (value("Credential") !== `${id}/${time.slice(0, 8)}/${region}/s3/aws4_request`) return undefined;
  const canonical = [
    ...["GET", url.pathname],
    query
      .filter((pair) => !pair.startsWith("X-Amz-Signature="))
      .toSorted()
      .join("&"),
    ...[`host:${url.host}`, "", "host", "UNSIGNED-PAYLOAD"],
  ].join("\n");
  const mac = (by: string | Buffer, text: string) => createHmac("sha256", by).update(text).digest();
  const signingKey = mac(mac(mac(mac(`AWS4${secret}`, time.slice(0, 8)), region ?? ""), "s3"), "aws4_request");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  const signature = mac(signingKey, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${digest}`).toString("hex");
  return value("Signature") === signature ? decodeURIComponent(url.pathname) : undefined;
};

const checkCloudFront: Check = (url, key, now) => {
  const bytes = (name: string) => {
    const text = url.searchParams.get(name) ?? "";
    return Buffer.from(text.replaceAll("-", "+").replaceAll("_", "=").replaceAll("~", "/"), "base64");
  };
  const expires = url.searchParams.get("Expires");
  const plain = new URL(url);
  for (const name of ["Expires", "Policy", "Signature", "Key-Pair-Id"]) plain.searchParams.delete(name);
  const canned = `{"Statement":[{"Resource":"${plain.href}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`;
  const policy = expires === null ? bytes("Policy").toString() : canned;
  if (url.searchParams.get("Key-Pair-Id") !== key.id || policy === "") return undefined;
  if (!createVerify("RSA-SHA1").update(policy).verify(publicHalf(key), bytes("Signature"))) return undefined;
  const [{ Resource, Condition }] = JSON.parse(policy).Statement;
  const pattern = new RegExp(
    `^${String(Resource)
      .replaceAll(/[.?+^$()[\]{}|\\]/g, "\\$&")
      .replaceAll("*", ".*")}$`,
  );
  const fresh = Condition.DateLessThan["AWS:EpochTime"] > seconds(now);
  return fresh && pattern.test(plain.href) ? url.pathname : undefined;
};

/** How each provider checks a signed address, written from its documentation and independent of our signers. */
export const checkSignature: Readonly<Record<SigningProvider, Check>> = {
  mux: checkMux,
  cloudflare_stream: checkCloudflare,
  bunny_cdn: checkBunny,
  bunny_embed: checkBunnyEmbed,
  s3: checkS3,
  cloudfront: checkCloudFront,
};
