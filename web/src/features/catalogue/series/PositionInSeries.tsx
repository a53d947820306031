import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { place as messages } from "@mindreel/messages/catalogue/series";
import { filled } from "#shared/icons/icon.tsx";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./PositionInSeries.module.css";

const IconPlayerTrackNextFilled = filled(
  "M2 5v14c0 .86 1.012 1.318 1.659 .753l8 -7a1 1 0 0 0 0 -1.506l-8 -7c-.647 -.565 -1.659 -.106 -1.659 .753zM13 5v14c0 .86 1.012 1.318 1.659 .753l8 -7a1 1 0 0 0 0 -1.506l-8 -7c-.647 -.565 -1.659 -.106 -1.659 .753z",
);

interface Props {
  readonly series: NonNullable<Video["series"]>;
  readonly next: Pick<Video, "title"> | undefined;
  readonly onNext: () => void;
}

/** A video's place in its series, and a link to the next episode. */
export function PositionInSeries({ series: { id, title, place, count }, next, onNext }: Props) {
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
