export const messages = {
  devices: {
    phone: "Phone",
    desktop: "Larger screen",
  },
  visits: {
    load: "loaded",
    move: "within the app",
  },
  ratings: {
    good: "Good",
    needs_improvement: "Could be better",
    poor: "Poor",
  },
  page: "Page",
  opened: "Opened",
  opening: "{device}, {visit}",
  views: "Views",
  title: "Page speed",
  note: "As measured by people's browsers, without recording who they are. Three quarters of the views had no more than the value shown. LCP: until the largest picture or text was painted; good up to 2.5 s, poor beyond 4 s. INP: from a press to the next frame; good up to 200 ms, poor beyond 500 ms. CLS: how much the layout shifted by itself; good up to 0.1, poor beyond 0.25.",
  none: "No visits were measured in this period.",
  notMeasured: "Not measured",
  shares: "{good} good, {poor} poor",
} as const;
