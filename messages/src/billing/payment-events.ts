export const messages = {
  states: {
    received: "Waiting",
    done: "Done",
    ignored: "Ignored",
    failed: "Failed",
  },
  received: "Received (UTC)",
  event: "Event",
  member: "Member",
  state: "Status",
  replay: "Replay",
  allEvents: "All events",
  title: "Events received",
  none: "No events found",
  noneText: "Stripe sends an event for every payment and every change of a subscription. They're listed here.",
  replayed: "The event is being processed again",
} as const;
