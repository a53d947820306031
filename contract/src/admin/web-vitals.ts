import { type Static, Type } from "typebox";
import { viewsAtOnce, vitals } from "../plain/kinds/web-vitals.ts";
import { isPage, type Page, pages } from "../plain/pages.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable } from "../wire/primitives.ts";
import { FiguresQuery } from "./figures.ts";

/** The landing page and the catalogue share a path, but little else. */
export type MeasuredPage = Page | "landing";
export const measuredPages: readonly MeasuredPage[] = ["landing", ...Object.keys(pages).filter(isPage)];

const MeasuredPage = Type.Unsafe<MeasuredPage>(
  Type.Enum([...measuredPages], { description: "The page's name; reports contain no URL" }),
);
const Device = Type.Enum(["phone", "desktop"], { description: "By the width of the window" });
const Visit = Type.Enum(["load", "move"], {
  description: "`load`: the browser loaded the page; `move`: it was reached within the app",
});

const strict = { additionalProperties: false };

export const WebVitalsBody = Type.Object(
  {
    device: Device,
    views: Type.Array(
      Type.Object(
        {
          page: MeasuredPage,
          visit: Visit,
          lcp: Type.Optional(Type.Integer({ minimum: 0, maximum: vitals.lcp.most, description: "Milliseconds" })),
          inp: Type.Optional(Type.Integer({ minimum: 0, maximum: vitals.inp.most, description: "Milliseconds" })),
          cls: Type.Optional(Type.Number({ minimum: 0, maximum: vitals.cls.most })),
        },
        strict,
      ),
      { minItems: 1, maxItems: viewsAtOnce },
    ),
  },
  strict,
);
export type WebVitalsBody = Static<typeof WebVitalsBody>;

const Count = Type.Integer({ minimum: 0 });
const Rating = Type.Enum(["good", "needs_improvement", "poor"]);

export const VitalFigures = Type.Object({
  p75: Type.Number({
    description: "The value that three quarters of the views did not exceed, to within 5 %; in ms for LCP and INP",
  }),
  rating: Rating,
  good: Count,
  needs_improvement: Count,
  poor: Count,
});
export type VitalFigures = Static<typeof VitalFigures>;

export const PageVitals = Type.Object({
  page: MeasuredPage,
  device: Device,
  visit: Visit,
  views: Count,
  lcp: Nullable(VitalFigures),
  inp: Nullable(VitalFigures),
  cls: Nullable(VitalFigures),
});
export type PageVitals = Static<typeof PageVitals>;

export const webVitalsWire = wire({
  "POST /api/public/v1/web-vitals/": {
    access: "anyone",
    summary:
      "Report how fast pages were: LCP, INP and CLS as the browser measured them. Stored as counts, without the person.",
    body: WebVitalsBody,
    response: { status: 204, body: null },
  },
  "GET /api/admin/v1/web-vitals/": {
    access: "superuser",
    summary: "How fast pages were for visitors and members in a range of days, most viewed first.",
    query: FiguresQuery,
    response: { status: 200, body: Type.Array(PageVitals) },
  },
});
