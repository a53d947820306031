import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

export const useRedeemOffer = (onRedeemed: () => void, onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (offer: string) => call("POST /api/billing/v1/offer/", { body: { offer } }),
    onSuccess: onRedeemed,
    onError,
  });
