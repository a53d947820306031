import { pagePath } from "@mindreel/contract/plain/pages";
import { missing as messages, messages as videos } from "@mindreel/messages/catalogue/videos";
import { IconSearch } from "#shared/icons/member.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import classes from "./MissingVideo.module.css";

/** Shown in place of a video that does not exist, or is not released yet. */
export function MissingVideo() {
  return (
    <div className={classes.missing}>
      <DocumentTitle parts={[messages.page]} />
      <Title order={1}>{messages.page}</Title>
      <EmptyState
        icon={<IconSearch size={36} stroke={1.5} />}
        title={messages.title}
        text={messages.text}
        action={<ButtonLink to={pagePath("home")}>{videos.showAll}</ButtonLink>}
      />
    </div>
  );
}
