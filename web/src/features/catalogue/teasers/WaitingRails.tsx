import type { TeaserCard } from "@mindreel/contract/catalogue/teasers";
import { useQuery } from "@tanstack/react-query";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { publicHomeQuery } from "./publicHome.ts";
import { TeaserCards } from "./TeaserCards.tsx";
import classes from "./WaitingRails.module.css";

/** More would only be scrolled past. */
const most = { rails: 5, videos: 8 };

/** The rails of Home, with links to the videos' pages. @param first the id of the rail to begin with */
export function WaitingRails({ first }: { readonly first?: string | undefined }) {
  const { data } = useQuery(publicHomeQuery);
  const rails = (data?.rails ?? []).map(({ id, title, videos }) => ({
    ...{ id, title },
    // Without an id it has no page to link to.
    videos: videos.flatMap((video): TeaserCard[] => (video.id === null ? [] : [{ ...video, id: video.id }])),
  }));
  const shown = rails
    .filter(({ videos }) => videos.length > 0)
    .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
    .slice(0, most.rails);
  return shown.map(({ id, title, videos }) => (
    <section key={id} className={classes.rail} aria-labelledby={`rail-${id}`}>
      <Title order={2} size={3} id={`rail-${id}`} dir="auto">
        {title}
      </Title>
      <TeaserCards videos={videos.slice(0, most.videos)} layout="row" />
    </section>
  ));
}
