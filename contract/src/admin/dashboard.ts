import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

const Flag = Type.Optional(Type.String({ description: "`true` requests this figure" }));

/** Two figures also have an older name, which existing clients use. */
export const FiguresQuery = Type.Object({
  total_users: Flag,
  total_subscriber: Flag,
  pro_users_today: Flag,
  pro_user_today: Flag,
  total_pro_users: Flag,
  total_pro_user: Flag,
});
export type FiguresQuery = Static<typeof FiguresQuery>;

const Count = Type.Integer({ minimum: 0 });

/** Only the requested figures. */
export const Figures = Type.Object({
  total_users: Type.Optional(Count),
  total_subscriber: Type.Optional(
    Type.Object({
      subscription_buy__sum: Type.Integer({ minimum: 0, description: "Subscriptions bought, not counting renewals" }),
    }),
  ),
  pro_users_today: Type.Optional(
    Type.Integer({ minimum: 0, description: "Members whose first paid period began in the last 24 hours" }),
  ),
  total_pro_users: Type.Optional(Count),
});
export type Figures = Static<typeof Figures>;

export const dashboardWire = wire({
  "GET /api/category/v1/count/": {
    access: "superuser",
    summary: "The figures of the dashboard that are requested by their flags.",
    query: FiguresQuery,
    response: { status: 200, body: Figures },
  },
});
