import type { Standing } from "@mindreel/contract/billing/subscription";
import { IconReceiptRefund } from "@tabler/icons-react";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { returnedText } from "./standingText.ts";

/** For a member whose last payment went back: what that means, above the plan that they can buy again. */
export function ReturnedNotice({ standing }: { standing: Standing }) {
  if (standing.returned === null) return null;
  const title = standing.returned.how === "refund" ? "Your payment was refunded" : "Your payment was taken back";
  return (
    <Alert icon={IconReceiptRefund} title={title}>
      {returnedText(standing)} You can subscribe again whenever you like.
    </Alert>
  );
}
