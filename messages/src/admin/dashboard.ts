export const messages = {
  title: "Dashboard",
  overTime: "Figures over time",
  users: "Total Users",
  usersNote: "All accounts, {number} of them pro",
  subscribers: "Total Subscriber",
  subscribersNote: "Subscriptions bought since the start",
  newUsers: "New Users",
  newUsersNote: "Became pro in the last 24 hours",
  income: "Total Income",
  incomeNote: "New users × {amount}, not revenue",
  setUp: "Continue setting up the site",
} as const;
