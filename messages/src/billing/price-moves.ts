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

export const staysMail = forServer("billing/price-moves:staysMail.", {
  subject: "Your {app} subscription keeps its price",
  title: "Your price stays as it is",
  isOff: "The new price from {day} that we told you about isn't coming: your subscription keeps the price that it has.",
  nothingToDo:
    "You don't have to do anything. If you canceled because of it, you can take that back until your subscription ends.",
});

export const owners = {
  replace: "Replace",
  move: "Move members",
  title: "Replace {price}",
  text: "A price never changes: the new one takes its place, and this one is taken off sale.",
  sold: "Now it's sold at {price}.",
  paying: {
    one: "{count} member who pays the old price",
    other: "{count} members who pay the old price",
  },
  keep: "Keep the old price",
  goOver: "Go over to the new price",
  notice: "Days of notice",
  hint: "Each member is mailed now, and pays the new price from their first renewal after these days. The move itself charges nothing.",
  isReplaced: "The new price is on sale",
  isMoving: "Members are being mailed about the new price",
  moves: "Members going over to a new price",
  change: "Price",
  fromTo: "{plan}: from {from} to {to}",
  made: "Mailed on",
  progress: "Members",
  counts: {
    waiting: "Waiting: {count}",
    moved: "Moved: {count}",
    left: "Left: {count}",
    failed: "Failed: {count}",
    other_currency: "Without their currency: {count}",
  },
  when: "New price from",
  until: "{first} to {last}",
  unreached: "Mail may not reach:",
  state: "State",
  calledOff: "Called off",
  running: "Under way",
  done: "Done",
  callOff: "Call off",
  callOffTitle: "Call this move off?",
  callOffText:
    "Members who haven't gone over yet keep the price they pay. Those who were told of the new one are mailed about that.",
  isCalledOff: "Called off",
} as const;
