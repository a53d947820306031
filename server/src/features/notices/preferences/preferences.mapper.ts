import type { NoticePreferences } from "@mindreel/contract/notices/preferences";
import type { Preferences } from "./preferences.repository.ts";

export const toNoticePreferences = ({ quietHours: quiet, ...ways }: Preferences): NoticePreferences => ({
  app_videos: ways.appVideos,
  mail_videos: ways.mailVideos,
  push_videos: ways.pushVideos,
  app_answers: ways.appAnswers,
  push_answers: ways.pushAnswers,
  mail_free_time: ways.mailFreeTime,
  mail_subscription: ways.mailSubscription,
  mail_sign_ins: ways.mailSignIns,
  quiet_hours: quiet && { from: quiet.from, until: quiet.until, time_zone: quiet.timeZone },
});
