import { Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import { openPortal } from "./openPortal.ts";

interface Props extends ButtonProps {
  readonly children: ReactNode;
}

/** Goes to Stripe's customer portal. */
export function PortalButton({ children, ...button }: Props) {
  const portal = useMutation({ mutationFn: openPortal, onError: (error) => toastError(error.message) });
  return (
    <Button {...button} loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
      {children}
    </Button>
  );
}
