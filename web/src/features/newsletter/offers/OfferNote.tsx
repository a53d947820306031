import { Alert } from "@mantine/core";
import { IconGift, IconInfoCircle } from "@tabler/icons-react";
import { useOffer } from "./offer.ts";

interface Props {
  readonly offer: string;
  /** What to do to have it. */
  readonly step: string;
}

/** Says whether the link's free month is still to be had. */
export function OfferNote({ offer, step }: Props) {
  const { data } = useOffer(offer);
  if (data === undefined) return null;
  return data.usable ? (
    <Alert mb="lg" icon={<IconGift aria-hidden="true" />} title="Your free month is waiting">
      {step} No card is needed, and nothing renews by itself.
    </Alert>
  ) : (
    <Alert mb="lg" color="gray" icon={<IconInfoCircle aria-hidden="true" />} title="This offer is over">
      It was used already, or has expired. You are welcome all the same.
    </Alert>
  );
}
