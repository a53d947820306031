import type { Db } from "#data/database.ts";
import { identifiersOf } from "./same-videos.policy.ts";
import { known } from "./same-videos.repository.ts";
import { hasProvider, type KnownSource } from "./sources.policy.ts";

export interface PresentVideo {
  readonly id: number;
  readonly title: string;
}

/** The video of the library that an import would take for the one at an address. */
export async function presentVideo(db: Db, source: KnownSource): Promise<PresentVideo | undefined> {
  const identifiers = identifiersOf(source, [source.oid]);
  const videos = await known(db, [source.url], hasProvider(source) ? [source.oid] : []);
  return videos.find((video) => identifiersOf(video, [video.oid]).some((each) => identifiers.includes(each)));
}
