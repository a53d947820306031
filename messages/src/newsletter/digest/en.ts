export const messages = {
  weekly: {
    subject: "New this week at {app}",
    title: "New this week",
  },
  monthly: {
    subject: "New this month at {app}",
    title: "New this month",
  },
} as const;
