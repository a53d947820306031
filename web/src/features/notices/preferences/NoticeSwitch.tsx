import type { NoticePreferences } from "@mindreel/contract/notices/preferences";
import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { noticePreferencesQuery, useSetNoticePreferences } from "./preferences.ts";

interface Props {
  readonly way: Exclude<keyof NoticePreferences, "quiet_hours">;
  readonly label: string;
  readonly description?: string;
}

/** Turns one kind of notification on or off. */
export function NoticeSwitch({ way, ...words }: Props) {
  const { data } = useQuery(noticePreferencesQuery);
  const { mutate } = useSetNoticePreferences();
  return (
    <Checkbox
      role="switch"
      {...words}
      disabled={data === undefined}
      checked={data?.[way] ?? false}
      onChange={({ currentTarget: { checked } }) => mutate({ [way]: checked })}
    />
  );
}
