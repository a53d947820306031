export const messages = {
  title: "System",
  checks: {
    address: "Address",
    mails: "Email",
    payments: "Payments",
    backups: "Backups",
    disk: "Disk space",
    pictures: "Pictures",
    database: "Database",
    jobs: "Background work",
    superusers: "Superusers",
  },
  states: {
    good: "In order",
    warning: "Worth a look",
    bad: "Needs you",
  },
  allGood: "Everything is in order.",
  attention: {
    one: "One thing is worth your attention.",
    other: "{count} things are worth your attention.",
  },
  running: "Mindreel {version}, running since {started}; checked {checked}.",
  again: "Check again",
} as const;
