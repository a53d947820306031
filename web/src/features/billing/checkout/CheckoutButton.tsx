import type { CheckoutBody } from "@mindreel/contract/billing/checkout";
import { messages } from "@mindreel/messages/billing/subscription";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import type { ButtonLook } from "#shared/ui/plain/buttons/buttonLook.tsx";
import { startCheckout } from "./startCheckout.ts";

interface Props extends Pick<ButtonLook, "variant"> {
  /** What was chosen; absent: the first plan for a month. */
  readonly wish?: CheckoutBody;
  /** Its name beside others. */
  readonly "aria-describedby"?: string;
  /** Shows what is wrong with the chosen code. */
  readonly onBadCode?: (said: string) => void;
}

/** Opens the payment page, and stays busy until the browser has left. */
export function CheckoutButton({ variant, wish, onBadCode, ...described }: Props) {
  const checkout = useMutation({
    mutationFn: () => startCheckout(wish),
    onError: (error) => {
      const badCode = error instanceof ApiError ? error.errors?.code?.join(" ") : undefined;
      if (badCode !== undefined && onBadCode !== undefined) onBadCode(badCode);
      else if (!(error instanceof ApiError) || error.url === null || error.errors !== null) toastError(error.message);
    },
  });
  return (
    <Button
      {...described}
      size="lg"
      fullWidth
      variant={variant}
      loading={checkout.isPending || checkout.isSuccess}
      onClick={() => {
        if (!checkout.isPending) checkout.mutate();
      }}
    >
      {messages.subscribe}
    </Button>
  );
}
