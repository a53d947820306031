import { pagePath } from "@mindreel/contract/plain/pages";
import { paymentsOff as messages } from "@mindreel/messages/billing/subscription";
import { boot } from "#shared/boot.ts";
import { Rich } from "#shared/language/Rich.tsx";

/** Nobody can pay here yet: says so, and how to reach the owner, by their address or by what the imprint tells. */
export function PaymentsOff() {
  const document = "imprint";
  const { contact, legal } = boot.site;
  const imprint = legal.documents.includes(document) ? pagePath("legal", { document }) : null;
  const href = contact === null ? imprint : `mailto:${contact}`;
  if (href === null) return <p>{messages.off}</p>;
  return (
    <p>
      <Rich text={messages.ask} tags={{ link: (text) => <a href={href}>{text}</a> }} />
    </p>
  );
}
