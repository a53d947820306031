import { Page } from "#app/parts/Page.tsx";
import { ImportVideos } from "#features/catalogue/video-import/ImportVideos.tsx";

export function Component() {
  return (
    <Page title="Import videos">
      <ImportVideos />
    </Page>
  );
}
