import type { Standing } from "@mindreel/contract/billing/subscription";
import { messages } from "@mindreel/messages/billing/subscription";
import { outline } from "#shared/icons/icon.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { returnedText } from "./standingText.ts";

const IconReceiptRefund = outline(
  "M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16l-3 -2l-2 2l-2 -2l-2 2l-2 -2l-3 2M15 14v-2a2 2 0 0 0 -2 -2h-4l2 -2m0 4l-2 -2",
);

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
