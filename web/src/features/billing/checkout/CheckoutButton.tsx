import { messages } from "@mindreel/messages/billing/subscription";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import type { ButtonLook } from "#shared/ui/plain/buttons/buttonLook.tsx";
import { startCheckout } from "./startCheckout.ts";

/** Opens the payment page, and stays busy until the browser has left. */
export function CheckoutButton({ variant }: Pick<ButtonLook, "variant">) {
  const checkout = useMutation({
    mutationFn: startCheckout,
    onError: (error) => {
      if (!(error instanceof ApiError) || error.url === null) toastError(error.message);
    },
  });
  return (
    <Button
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
