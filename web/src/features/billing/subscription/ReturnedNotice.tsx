import type { Standing } from "@mindreel/contract/billing/subscription";
import { messages } from "@mindreel/messages/billing/subscription";
import { IconReceiptRefund } from "@tabler/icons-react";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { returnedText } from "./standingText.ts";

/** For a member whose last payment was returned: what that means, above the plan, which can be bought again. */
export function ReturnedNotice({ standing }: { standing: Standing }) {
  if (standing.returned === null) return null;
  const { refundTitle, disputeTitle, again } = messages.returned;
  const title = standing.returned.how === "refund" ? refundTitle : disputeTitle;
  return (
    <Alert icon={IconReceiptRefund} title={title}>
      {returnedText(standing)} {again}
    </Alert>
  );
}
