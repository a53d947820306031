import { messages } from "@mindreel/messages/catalogue/video-import";
import { Page } from "#app/layouts/page/Page.tsx";
import { ImportVideos } from "#features/catalogue/video-import/ImportVideos.tsx";

export function Component() {
  return (
    <Page title={messages.title}>
      <ImportVideos />
    </Page>
  );
}
