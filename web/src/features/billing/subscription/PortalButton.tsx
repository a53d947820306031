import { Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { openPortal } from "#features/billing/checkout/checkout.ts";
import { toastError } from "#shared/toasts/toasts.ts";

interface Props extends ButtonProps {
  readonly children: ReactNode;
}

/** To the payment provider's page for its customers. */
export function PortalButton({ children, ...button }: Props) {
  const portal = useMutation({ mutationFn: openPortal, onError: (error) => toastError(error.message) });
  return (
    <Button {...button} loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
      {children}
    </Button>
  );
}
