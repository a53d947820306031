import { IconGift, IconInfoCircle } from "@tabler/icons-react";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { useOffer } from "./offer.ts";

interface Props {
  readonly offer: string;
  /** Why it was refused to this member: the server's sentence. */
  readonly refusal?: string | undefined;
  /** How to get it: a sentence. */
  readonly step: string;
}

/** Tells whether the link's free month can still be claimed. */
export function OfferNote({ offer, refusal, step }: Props) {
  const { data } = useOffer(offer);
  if (data === undefined) return null;
  if (refusal !== undefined) return <Refusal title="No second free month">{refusal}</Refusal>;
  if (data.had) {
    return (
      <Refusal title="You have had your free month">
        It was taken up with this mailbox before, and there is one for each. You are welcome to join all the same.
      </Refusal>
    );
  }
  return data.usable ? (
    <Alert icon={IconGift} title="Your free month is waiting">
      {step} No card is needed, and nothing renews by itself.
    </Alert>
  ) : (
    <Refusal title="This offer is over">
      It was already used, or has expired. You are welcome to join all the same.
    </Refusal>
  );
}

function Refusal({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Alert calm icon={IconInfoCircle} title={title}>
      {children}
    </Alert>
  );
}
