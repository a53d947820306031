import { messages } from "@mindreel/messages/catalogue/watch";
import { IconShare3 } from "@tabler/icons-react";
import { Suspense } from "react";
import { format } from "#shared/language/format.ts";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { NotLoadedHere } from "#shared/loading/parts/NotLoadedHere.tsx";
import { Popover } from "#shared/ui/plain/popover/Popover.tsx";

const Share = lazily(async () => (await import("./Share.tsx")).Share, NotLoadedHere);

interface Props {
  readonly video: { readonly id: number; readonly title: string };
  /** The video's current time, in seconds; read when the panel opens. */
  readonly moment: () => number;
  readonly className: string | undefined;
}

export function ShareButton({ video, moment, className }: Props) {
  return (
    <Popover
      label={format(messages.share, { title: video.title })}
      className={className}
      icon={<IconShare3 size={19} stroke={1.75} aria-hidden="true" />}
    >
      <Suspense>
        <Share video={video} at={Math.floor(moment())} />
      </Suspense>
    </Popover>
  );
}
