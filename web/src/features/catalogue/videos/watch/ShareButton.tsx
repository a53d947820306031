import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { Suspense } from "react";
import { outline } from "#shared/icons/icon.tsx";
import { format } from "#shared/language/format.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Popover } from "#shared/ui/plain/Popover.tsx";

const IconShare3 = outline("M13 4v4c-6.575 1.028 -9.02 6.788 -10 12c-.037 .206 5.384 -5.962 10 -6v4l8 -7l-8 -7");

const Share = lazily(async () => (await import("./Share.tsx")).Share, InlineLoadError);

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
      icon={
        <>
          <IconShare3 size={19} stroke={1.75} aria-hidden="true" />
          {messages.shareAlone}
        </>
      }
    >
      <Suspense>
        <Share video={video} at={Math.floor(moment())} />
      </Suspense>
    </Popover>
  );
}
