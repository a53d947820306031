import type { NoticePreferences } from "@mindreel/contract/notices/preferences";
import type { Preferences } from "./preferences.repository.ts";

export const toNoticePreferences = ({ quietHours: quiet, ...ways }: Preferences): NoticePreferences => ({
  app_videos: ways.appVideos,
  mail_videos: ways.mailVideos,
  push_videos: ways.pushVideos,
  app_answers: ways.appAnswers,
  push_answers: ways.pushAnswers,
  quiet_hours: quiet && { from: quiet.from, until: quiet.until, time_zone: quiet.timeZone },
});
