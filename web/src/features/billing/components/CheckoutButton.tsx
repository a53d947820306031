import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { startCheckout } from "#features/billing/api/checkout.ts";
import { ApiError } from "#shared/api.ts";
import { toastError } from "#shared/toasts.ts";

/** To the payment page. It stays busy until the browser has left. */
export function CheckoutButton() {
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
      loading={checkout.isPending || checkout.isSuccess}
      onClick={() => {
        if (!checkout.isPending) checkout.mutate();
      }}
    >
      Subscribe
    </Button>
  );
}
