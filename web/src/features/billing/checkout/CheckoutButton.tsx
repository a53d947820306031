import { Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { startCheckout } from "./startCheckout.ts";

/** Goes to the payment page, and stays busy until the browser has left. */
export function CheckoutButton({ variant }: Pick<ButtonProps, "variant">) {
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
      {...(variant !== undefined && { variant })}
      loading={checkout.isPending || checkout.isSuccess}
      onClick={() => {
        if (!checkout.isPending) checkout.mutate();
      }}
    >
      Subscribe
    </Button>
  );
}
