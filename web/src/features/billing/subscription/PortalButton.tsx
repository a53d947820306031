import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import type { ButtonLook } from "#shared/ui/plain/buttons/buttonLook.tsx";
import { openPortal } from "./openPortal.ts";

interface Props extends Pick<ButtonLook, "variant" | "size"> {
  readonly children: ReactNode;
}

/** Opens Stripe's customer portal. */
export function PortalButton({ children, ...button }: Props) {
  const portal = useMutation({ mutationFn: openPortal, onError: (error) => toastError(error.message) });
  return (
    <Button {...button} loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
      {children}
    </Button>
  );
}
