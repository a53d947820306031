import { messages } from "@mindreel/messages/admin/system";
import { Page } from "#app/layouts/page/Page.tsx";
import { SystemChecks } from "#features/admin/system/SystemChecks.tsx";

export function Component() {
  return (
    <Page title={messages.title}>
      <SystemChecks />
    </Page>
  );
}
