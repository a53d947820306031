import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { messages } from "@mindreel/messages/catalogue/video-lookup";
import { sentence, type Translate } from "#domain/sentences.ts";
import { chaptersInDescription } from "#features/catalogue/chapters/chapters.policy.ts";
import type { PresentVideo } from "#features/catalogue/mechanisms/same-videos.service.ts";
import { type KnownSource, providerName } from "#features/catalogue/mechanisms/sources.policy.ts";
import { refusalOf } from "./video-lookup.policy.ts";

type Refused = Exclude<Lookup["state"], "found">;

/** The result of looking up a video at its provider. */
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

export function toLookup(
  source: KnownSource,
  result: LookupResult,
  present: PresentVideo | undefined,
  translate: Translate,
): Lookup {
  const provider = providerName(source);
  const about = {
    ...{ source_kind: source.kind, provider, video_oid: source.oid },
    present: present === undefined ? null : { id: present.id, title: present.title },
  };
  if (result.state === "found") {
    const { state, title, description, seconds, still } = result;
    const chapters = chaptersInDescription(description ?? "").length;
    return { ...about, state, message: null, title, description, duration: seconds, still, chapters };
  }
  const leads = source.kind === "file" ? [] : [sentence(messages, "leads")];
  const sentences = result.privateNetwork
    ? [sentence(messages, "privateNetwork", { provider }), ...leads]
    : [refusalOf(result.state, provider)];
  const message = sentences.map(translate).join(" ");
  const nothing = { title: null, description: null, duration: null, still: null, chapters: 0 };
  return { ...about, ...nothing, state: result.state, message };
}
