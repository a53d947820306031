import { messages } from "@mindreel/messages/catalogue/video-import";
import { Page } from "#app/layouts/page/Page.tsx";
import { ImportVideos } from "#features/catalogue/video-import/ImportVideos.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";

/** Several addresses that were pasted where one is added. */
const linesIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "lines" in state && typeof state.lines === "string" ? state.lines : "";

export function Component() {
  const { state } = useLocation();
  return (
    <Page title={messages.title}>
      <ImportVideos lines={linesIn(state)} />
    </Page>
  );
}
