import { Alert } from "@mantine/core";
import { IconGift, IconInfoCircle } from "@tabler/icons-react";
import { useOffer } from "./offer.ts";

interface Props {
  readonly offer: string;
  /** How to get it: a sentence. */
  readonly step: string;
}

/** Tells whether the link's free month can still be claimed. */
export function OfferNote({ offer, step }: Props) {
  const { data } = useOffer(offer);
  if (data === undefined) return null;
  return data.usable ? (
    <Alert mb="lg" icon={<IconGift aria-hidden="true" />} title="Your free month is waiting">
      {step} No card is needed, and nothing renews by itself.
    </Alert>
  ) : (
    <Alert mb="lg" color="gray" icon={<IconInfoCircle aria-hidden="true" />} title="This offer is over">
      It was already used, or has expired. You are welcome to join all the same.
    </Alert>
  );
}
