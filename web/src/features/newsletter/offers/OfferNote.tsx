import { note as messages } from "@mindreel/messages/newsletter/offers";
import { IconGift, IconInfoCircle } from "#shared/icons/frame.ts";
import { format } from "#shared/language/format.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { useOffer } from "./offer.ts";

interface Props {
  readonly offer: string;
  /** Why it was refused to this member, in the server's words. */
  readonly refusal?: string | undefined;
  /** A sentence on how to get it. */
  readonly step: string;
}

/** Shows whether the link's free month can still be claimed. */
export function OfferNote({ offer, refusal, step }: Props) {
  const { data } = useOffer(offer);
  if (data === undefined) return null;
  if (refusal !== undefined) return <Refusal title={messages.noSecond}>{refusal}</Refusal>;
  if (data.had) {
    return <Refusal title={messages.had.title}>{messages.had.text}</Refusal>;
  }
  return data.usable ? (
    <Alert icon={IconGift} title={messages.waiting.title}>
      {format(messages.waiting.text, { step })}
    </Alert>
  ) : (
    <Refusal title={messages.over.title}>{messages.over.text}</Refusal>
  );
}

function Refusal({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Alert tone="calm" icon={IconInfoCircle} title={title}>
      {children}
    </Alert>
  );
}
