import { bell as messages } from "@mindreel/messages/notices/notices";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { IconBell } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Popover } from "#shared/ui/plain/Popover.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./NoticesBell.module.css";
import { unreadQuery } from "./unread.ts";

const NoticeList = lazily(async () => (await import("./NoticeList.tsx")).NoticeList, InlineLoadError);

/** Shows the number of unread notices, and opens them. */
export function NoticesBell() {
  const { data: unread = 0 } = useQuery(unreadQuery);
  return (
    <Popover
      label={unread === 0 ? messages.label : format(messages.unread, { count: unread })}
      className={classes.bell}
      icon={
        <>
          <IconBell size={22} stroke={1.6} aria-hidden="true" />
          {unread > 0 && <span className={classes.count}>{unread}</span>}
        </>
      }
    >
      <Suspense fallback={<FullSpinner />}>
        <NoticeList />
      </Suspense>
    </Popover>
  );
}
