import { waiting as messages } from "@mindreel/messages/catalogue/teasers";
import { useQuery } from "@tanstack/react-query";
import { format } from "#shared/language/format.ts";
import { showcaseQuery } from "./Stills.tsx";

/** How many videos there are, and how many are new: from counts that the server keeps. */
export function Counts({ className }: { readonly className?: string | undefined }) {
  const { data } = useQuery(showcaseQuery);
  if (data === undefined || data.video_count === 0) return null;
  const { video_count: count, new_count: fresh } = data;
  const videos = format(messages.videos, { count });
  return <p className={className}>{fresh === 0 ? videos : format(messages.fresh, { videos, number: fresh })}</p>;
}
