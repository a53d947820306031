import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Text } from "../wire/primitives.ts";

const TimeOfDay = Type.String({ pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$", description: "Such as `22:00`" });

export const QuietHours = Type.Object({
  from: TimeOfDay,
  until: TimeOfDay,
  time_zone: Text(64, 1),
});
export type QuietHours = Static<typeof QuietHours>;

export const NoticePreferences = Type.Object({
  app_videos: Type.Boolean({ description: "Whether notices of new videos appear in the app" }),
  mail_videos: Type.Boolean({ description: "Whether they are emailed, several in one email" }),
  push_videos: Type.Boolean({ description: "Whether they are pushed to the devices that the member chose" }),
  app_answers: Type.Boolean({ description: "Whether notices of answers to requests appear in the app" }),
  push_answers: Type.Boolean({ description: "Whether they are pushed to those devices" }),
  mail_free_time: Type.Boolean({ description: "Whether the end of free time is announced by email" }),
  mail_subscription: Type.Boolean({
    description: "Whether the beginning, cancelling, resuming and ending of the subscription are emailed",
  }),
  mail_sign_ins: Type.Boolean({ description: "Whether sign-ins with another kind of device are emailed" }),
  quiet_hours: Nullable(QuietHours),
});
export type NoticePreferences = Static<typeof NoticePreferences>;

export const noticePreferencesWire = wire({
  "GET /api/notices/v1/preferences/": {
    access: "member",
    summary: "What the caller is told of, in which way, and when not.",
    response: { status: 200, body: NoticePreferences },
  },
  "PATCH /api/notices/v1/preferences/": {
    access: "member",
    summary: "Change which notices the caller gets, in which ways, and the quiet hours.",
    body: Type.Partial(NoticePreferences),
    response: { status: 200, body: NoticePreferences },
  },
});
