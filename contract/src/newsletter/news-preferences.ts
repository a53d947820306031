import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

export const NewsPreferences = Type.Object({
  news: Type.Boolean({
    description: "Whether the member gets news by email; this does not affect emails about the account",
  }),
});
export type NewsPreferences = Static<typeof NewsPreferences>;

export const newsPreferencesWire = wire({
  "GET /api/newsletter/v1/preferences/": {
    access: "member",
    summary: "Whether the caller gets news: not unless they said so, or signed their address up for it.",
    response: { status: 200, body: NewsPreferences },
  },
  "PATCH /api/newsletter/v1/preferences/": {
    access: "member",
    summary: "Subscribe the caller to news, or unsubscribe every address of their mailbox.",
    body: Type.Partial(NewsPreferences),
    response: { status: 200, body: NewsPreferences },
  },
});
