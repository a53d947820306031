export const messages = {
  exported: {
    one: "{count} row exported",
    other: "{count} rows exported",
  },
  interrupted: "The export was interrupted.",
  export: "Export",
  cancelExport: "Cancel ({count})",
  exporting: "Exporting {what}",
  loading: "Loading",
  shownOf: "{shown} of {count}",
  select: "Select {name}",
  unknown: "Unknown",
} as const;
