import { pagePath } from "@mindreel/contract/wire/pages";
import { IconSearch } from "@tabler/icons-react";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/Title.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import classes from "./MissingVideo.module.css";

/** In the place of a video that is not there, or not yet. */
export function MissingVideo() {
  return (
    <div className={classes.missing}>
      <Title order={1}>Page Not Found</Title>
      <EmptyState
        icon={<IconSearch size={36} stroke={1.5} />}
        title="There is no such video"
        text="It may have been removed, or is not released yet."
        action={<ButtonLink to={pagePath("home")}>Show all videos</ButtonLink>}
      />
    </div>
  );
}
