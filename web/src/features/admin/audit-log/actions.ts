import type { AuditAction } from "@mindreel/contract/api";

/** The label of each action in the audit log. */
const labels: Record<AuditAction, string> = {
  "category.create": "Category added",
  "category.update": "Category updated",
  "category.delete": "Category deleted",
  "category.restore": "Category restored",
  "video.create": "Video created",
  "video.update": "Video changed",
  "video.delete": "Video deleted",
  "video.restore": "Video restored",
  "video.add_captions": "Captions added",
  "video.remove_captions": "Captions removed",
  "video.restore_captions": "Captions restored",
  "video.import_captions": "Captions taken in from the source",
  "video.change_chapters": "Chapters changed",
  "series.create": "Series added",
  "series.update": "Series changed",
  "series.order": "Series ordered",
  "series.delete": "Series deleted",
  "series.restore": "Series restored",
  "request.answer": "Request answered",
  "request.decline": "Request declined or opened again",
  "request.merge": "Requests merged",
  "request.split": "Requests split",
  "request.delete": "Request deleted",
  "request.restore": "Request restored",
  "library.import": "Videos imported",
  "subscribers.import": "Subscribers imported",
  "library.check": "All videos checked",
  "library.fill": "Missing stills asked for",
  "video.check": "Video checked",
  "video.fill": "Video filled in by its provider",
  "member.block": "User blocked",
  "member.unblock": "User unblocked",
  "member.sign_out": "User signed out everywhere",
  "member.give_time": "Free time given",
  "member.take_back_time": "Free time taken back",
  "reconciliation.start": "Compared with Stripe",
  "reconciliation.heal": "Differences with Stripe healed",
  "payment_event.replay": "Stripe event replayed",
  "export.users": "Users exported",
  "export.subscribers": "Subscribers exported",
  "export.payments": "Payments exported",
  "export.video_figures": "Video figures exported",
  "source.protect": "Host of videos protected",
  "source.unprotect": "Host of videos no longer protected",
  "source.test": "Protection of a host tested",
  "superuser.create": "Super user created",
};

export const actions = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** An unknown action, from another version of the server, is shown by its code. */
export const actionLabel = (action: string): string => actions.find(({ value }) => value === action)?.label ?? action;

/** What a provider said about a video. */
const states: Readonly<Record<string | number, string>> = {
  found: "It plays",
  gone: "Gone",
  private: "Private",
  not_embeddable: "Embedding not allowed",
  not_video: "No video",
  unreachable: "No answer",
};

const details: Readonly<Record<string, (value: string | number) => string>> = {
  before: (value) => `Formerly ${value}`,
  changed: (value) => `Changed: ${value}`,
  state: (value) => states[value] ?? "",
  picture: () => "New picture",
  reason: (value) => `Reason: ${value}`,
  days: (value) => `${value} ${value === 1 ? "day" : "days"}`,
  added: (value) => `${value} added`,
  skipped: (value) => `${value} skipped`,
  unsubscribed: (value) => `${value} unsubscribed`,
  faulty: (value) => `${value} faulty`,
  categories: (value) => `New categories: ${value}`,
  searched: () => "Search result only",
  filter: (value) => `Only ${value}`,
  from: (value) => `From ${value}`,
  to: (value) => `To ${value}`,
  secret: () => "New key",
  captions: (value) => `${value}`,
  chapters: (value) => (value === 1 ? "1 chapter" : `${value} chapters`),
  differences: (value) => `${value} of them`,
};

/** An entry's details in words, without those that this version does not know. */
export const detailsOf = (entry: Readonly<Record<string, string | number>>): string =>
  Object.entries(entry)
    .flatMap(([name, value]) => details[name]?.(value) ?? [])
    .join(" · ");
