import { durationOf } from "@mindreel/contract/plain/durations";
import { messages } from "@mindreel/messages/catalogue/video-import";
import { useQuery } from "@tanstack/react-query";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { lineLengthQuery } from "./lineLength.ts";

export function LineLength({ url }: { readonly url: string }) {
  const { data, isPending } = useQuery(lineLengthQuery(url));
  if (isPending) return "…";
  if (data === undefined || data.duration === null) return messages.unknown;
  return (
    <>
      <span aria-hidden="true">{durationOf(data.duration)}</span>
      <VisuallyHidden>{spokenDuration(data.duration)}</VisuallyHidden>
    </>
  );
}
