import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconPlayerTrackNextFilled } from "@tabler/icons-react";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import classes from "./SeriesPlace.module.css";

interface Props {
  readonly series: NonNullable<Video["series"]>;
  readonly next: Pick<Video, "title"> | undefined;
  readonly onNext: () => void;
}

/** Which episode of which series a video is, and the way to the next one. */
export function SeriesPlace({ series: { id, title, place, count }, next, onNext }: Props) {
  return (
    <div className={classes.place}>
      <p className={classes.words}>
        Episode {place} of {count} of <PageLink to={pagePath("series", { id })}>{title}</PageLink>
      </p>
      {next !== undefined && (
        <Button
          className={classes.next}
          variant="light"
          size="sm"
          rightSection={<IconPlayerTrackNextFilled size={16} aria-hidden="true" />}
          aria-label={`Next: ${next.title}`}
          title={`${next.title}. This one will count as watched.`}
          onClick={onNext}
        >
          Next
        </Button>
      )}
    </div>
  );
}
