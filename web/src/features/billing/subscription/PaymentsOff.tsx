import { pagePath } from "@mindreel/contract/plain/pages";
import { paymentsOff as messages } from "@mindreel/messages/billing/subscription";
import { boot } from "#shared/boot.ts";
import { Rich } from "#shared/language/Rich.tsx";

/** Nobody can pay here yet: says so, and how to reach the owner, where the imprint tells. */
export function PaymentsOff() {
  const document = "imprint";
  if (!boot.site.legal.documents.includes(document)) return <p>{messages.off}</p>;
  return (
    <p>
      <Rich text={messages.ask} tags={{ link: (text) => <a href={pagePath("legal", { document })}>{text}</a> }} />
    </p>
  );
}
