import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/series-place";
import { IconPlayerTrackNextFilled } from "@tabler/icons-react";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./SeriesPlace.module.css";

interface Props {
  readonly series: NonNullable<Video["series"]>;
  readonly next: Pick<Video, "title"> | undefined;
  readonly onNext: () => void;
}

/** A video's place in its series, and a link to the next episode. */
export function SeriesPlace({ series: { id, title, place, count }, next, onNext }: Props) {
  return (
    <div className={classes.place}>
      <p className={classes.words}>
        <Rich
          text={messages.place}
          values={{ place, count, title }}
          tags={{ series: (text) => <PageLink to={pagePath("series", { id })}>{text}</PageLink> }}
        />
      </p>
      {next !== undefined && (
        <Button
          className={classes.next}
          variant="light"
          size="sm"
          rightSection={<IconPlayerTrackNextFilled size={16} aria-hidden="true" />}
          aria-label={format(messages.nextNamed, { title: next.title })}
          title={format(messages.counts, { title: next.title })}
          onClick={onNext}
        >
          {messages.next}
        </Button>
      )}
    </div>
  );
}
