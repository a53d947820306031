import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("billing/price-moves:refusals.", {
  unknown: "There is no such price.",
  notSold: "Members can only go over to a price that's on sale.",
  same: "This is the price that they pay already.",
  once: "What is bought for ever isn't charged again.",
  interval: "Both prices must be charged equally often.",
  moving: "Members are going over from this price already.",
});

export const mail = forServer("billing/price-moves:mail.", {
  subject: "Your {app} subscription will cost {cost}",
  title: "A new price from {day}",
  from: "From {day}, your subscription costs {cost}. Until then, it stays at {before}.",
  stay: "If you want to stay, you don't have to do anything: nothing changes before that day.",
  see: "See your subscription",
  orCancel: "If not, cancel before {day}, and you'll never pay the new price: {page}",
});
