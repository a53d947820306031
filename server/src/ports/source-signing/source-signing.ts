import { signBunnyCdn, signBunnyEmbed } from "./bunny.ts";
import { signCloudflareStream } from "./cloudflare-stream.ts";
import { signCloudFront } from "./cloudfront.ts";
import { signMux } from "./mux.ts";
import { signS3 } from "./s3.ts";
import type { Signers } from "./source-signing.port.ts";

const day = 24 * 60 * 60;

export const signers: Signers = {
  mux: { sign: signMux, longest: null, playlistOnly: false },
  cloudflare_stream: { sign: signCloudflareStream, longest: day, playlistOnly: false },
  bunny_cdn: { sign: signBunnyCdn, longest: null, playlistOnly: false },
  bunny_embed: { sign: signBunnyEmbed, longest: null, playlistOnly: false },
  s3: { sign: signS3, longest: 7 * day, playlistOnly: true },
  cloudfront: { sign: signCloudFront, longest: null, playlistOnly: true },
};
