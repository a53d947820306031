import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/videos";
import type { ReactNode } from "react";
import { IconSearch } from "#shared/icons/member.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

/** What can be done if a search finds nothing. */
export function NothingFound({ children }: { readonly children: ReactNode }) {
  return (
    <EmptyState
      icon={<IconSearch size={36} stroke={1.5} />}
      title={messages.noneFound}
      text={messages.otherWords}
      action={
        <>
          {children}
          <ButtonLink to={pagePath("home")} variant="default">
            {messages.showAll}
          </ButtonLink>
        </>
      }
    />
  );
}
