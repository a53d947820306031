import { pageTitles as messages } from "@mindreel/messages/app";
import { Page } from "#app/layouts/page/Page.tsx";
import { ProtectedSources } from "#features/playback/protected-sources/ProtectedSources.tsx";

export function Component() {
  return (
    <Page title={messages.playback}>
      <ProtectedSources />
    </Page>
  );
}
