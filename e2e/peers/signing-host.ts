import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { serve } from "./serve.ts";

const clips = join(import.meta.dirname, "../../server/demo/clips");
const signingKey = "229248f0-f007-4bf9-ba1f-bbf1b4ad9d40";
/** The part of a file that it sends initially. */
const firstBytes = 500_000;
const types: Readonly<Record<string, string>> = { m3u8: "application/vnd.apple.mpegurl", mp4: "video/mp4" };

/** The path and the signature in an address; undefined if the signature is invalid. Verifies it as Bunny does. */
function opened({ pathname, search }: URL): { path: string; token: string } | undefined {
  const inPath = /^\/(bcdn_token=[^/]+)(\/.*)$/.exec(pathname);
  const path = inPath?.[2] ?? pathname;
  const given = new URLSearchParams(inPath?.[1] ?? search);
  const token = given.get("bcdn_token") ?? given.get("token") ?? "";
  const expires = Number(given.get("expires"));
  const folder = given.get("token_path");
  const data = folder === null ? "" : `token_path=${folder}`;
  const mac = createHmac("sha256", signingKey)
    .update(`${folder ?? path}${expires}${data}`)
    .digest("base64url");
  if (token !== `HS256-${mac}` || expires * 1000 < Date.now() || !path.startsWith(folder ?? path)) return undefined;
  return { path, token };
}

/**
 * A host that serves the demo's clips only at signed addresses. It withholds everything after the first seconds of a
 * clip until the addresses that it has seen so far expire.
 */
export async function startSigningHost() {
  const seen = new Set<string>();
  const expired = new Set<string>();
  const withheld: (() => void)[] = [];
  let isHolding = true;

  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    const address = opened(new URL(request.url ?? "/", "http://host.test"));
    const [, from = "0", to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
    const respond = () => {
      if (address === undefined || expired.has(address.token)) {
        return response.writeHead(403).end();
      }
      seen.add(address.token);
      const file = readFileSync(join(clips, normalize(address.path)));
      response.setHeader("content-type", types[address.path.split(".").at(-1) ?? ""] ?? "video/mp4");
      response.setHeader("accept-ranges", "bytes");
      if (request.headers.range === undefined) return response.end(file);
      const start = Number(from);
      // A host may send less than was requested.
      const most = start < firstBytes ? firstBytes : file.length;
      const end = Math.min(to ? Number(to) + 1 : file.length, most, file.length);
      response.writeHead(206, { "content-range": `bytes ${start}-${end - 1}/${file.length}` });
      return response.end(file.subarray(start, end));
    };
    const isLater = Number(from) >= firstBytes || /segment_0[2-9]/.test(address?.path ?? "");
    if (isHolding && isLater) withheld.push(respond);
    else respond();
  });
  const peer = await serve(server);
  return {
    ...peer,
    host: new URL(peer.url).host,
    key: signingKey,
    /** Whether a player is waiting for more data. */
    isAsked: () => withheld.length > 0,
    /** From now on rejects all addresses that it has served. */
    expire: () => {
      isHolding = false;
      for (const token of seen) expired.add(token);
      for (const respond of withheld.splice(0)) respond();
    },
  };
}
