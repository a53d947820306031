import { pagePath } from "@mindreel/contract/plain/pages";
import { gone as messages } from "@mindreel/messages/app";
import { messages as videos } from "@mindreel/messages/catalogue/videos";
import { Page } from "#app/layouts/page/Page.tsx";
import { IconSearch } from "#shared/icons/member.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

/** Replaces a page that no longer exists. */
export function Gone() {
  return (
    <Page title={messages.page}>
      <DocumentTitle parts={[messages.page]} />
      <EmptyState
        icon={<IconSearch size={36} stroke={1.5} />}
        title={messages.title}
        text={messages.text}
        action={<ButtonLink to={pagePath("home")}>{videos.showAll}</ButtonLink>}
      />
    </Page>
  );
}
