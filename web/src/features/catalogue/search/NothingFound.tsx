import { pagePath } from "@mindreel/contract/wire/pages";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

/** Where a search finds nothing: what can be done instead. */
export function NothingFound({ children }: { readonly children: ReactNode }) {
  return (
    <EmptyState
      icon={<IconSearch size={36} stroke={1.5} />}
      title="No videos found"
      text="Try other words, or fewer of them."
      action={
        <>
          {children}
          <ButtonLink to={pagePath("home")} variant="default">
            Show all videos
          </ButtonLink>
        </>
      }
    />
  );
}
