import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { pagePath } from "@mindreel/contract/plain/pages";
import { facts as messages } from "@mindreel/messages/catalogue/teasers";
import { VideoFacts } from "#features/catalogue/videos/watch/VideoFacts.tsx";
import { format } from "#shared/language/format.ts";
import { languageNameOf } from "#shared/language/languageNameOf.ts";
import classes from "./TeaserFacts.module.css";

type Facts = Pick<Teaser, "category" | "category_id" | "duration" | "published_at" | "caption_languages">;

interface Props {
  readonly teaser: Facts;
  /** Whether the category leads to its page for visitors. */
  readonly linked?: boolean;
}

/** Category, length and date of a video, and the languages of its captions. */
export function TeaserFacts({ teaser, linked = true }: Props) {
  const { category, category_id: id, duration, published_at, caption_languages: tags } = teaser;
  return (
    <div className={classes.facts}>
      <VideoFacts
        category={category}
        duration={duration}
        since={published_at}
        to={id === null || !linked ? null : pagePath("subject", { id })}
      />
      {tags.length > 0 && (
        <p>{format(messages.captions, { languages: tags.map((tag) => languageNameOf(tag)).join(", ") })}</p>
      )}
    </div>
  );
}
