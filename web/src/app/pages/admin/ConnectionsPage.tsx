import { pageTitles } from "@mindreel/messages/app";
import { Page } from "#app/layouts/page/Page.tsx";
import { MailConnection } from "#features/site/connections/MailConnection.tsx";
import { PaymentConnection } from "#features/site/payment-connection/PaymentConnection.tsx";
import { StorageConnection } from "#features/site/storage-connection/StorageConnection.tsx";
import { KeyProof } from "./KeyProof.tsx";

export function Component() {
  return (
    <Page title={pageTitles.connections}>
      <MailConnection />
      <PaymentConnection KeyProof={KeyProof} />
      <StorageConnection />
    </Page>
  );
}
