import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { type KnownSource, providerName } from "#features/catalogue/sources/sources.policy.ts";
import { refusalMessage } from "./video-lookup.policy.ts";

type Refused = Exclude<Lookup["state"], "found">;

/** What became of asking a provider about a video. */
export type LookupResult =
  | {
      readonly state: "found";
      readonly title: string | null;
      readonly description: string | null;
      readonly seconds: number | null;
      /** As a data URL. */
      readonly still: string | null;
    }
  | { readonly state: Refused; readonly privateNetwork?: boolean };

export function toLookup(source: KnownSource, result: LookupResult): Lookup {
  const provider = providerName(source);
  const about = { source_kind: source.kind, provider, video_oid: source.oid };
  if (result.state === "found") {
    const { state, title, description, seconds, still } = result;
    return { ...about, state, message: null, title, description, duration: seconds, still };
  }
  const leads =
    source.kind === "file" ? "" : " Its playlist must not lead to other hosts: pages could not load from them.";
  const message = result.privateNetwork
    ? `${provider} is on a private network, where this server does not look.${leads}`
    : refusalMessage(result.state, provider);
  return { ...about, state: result.state, message, title: null, description: null, duration: null, still: null };
}
