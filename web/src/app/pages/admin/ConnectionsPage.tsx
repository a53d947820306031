import { pageTitles } from "@mindreel/messages/app";
import { Page } from "#app/layouts/page/Page.tsx";
import { MailConnection } from "#features/site/connections/MailConnection.tsx";

export function Component() {
  return (
    <Page title={pageTitles.connections}>
      <MailConnection />
    </Page>
  );
}
