/** What is pushed to a browser, whose service worker shows it. No schemas here: the browser loads this. */
export interface Notification {
  readonly title: string;
  readonly body: string;
  /** A later notification with the same one takes its place, silently. */
  readonly tag: string;
  /** What a click opens. */
  readonly path: string;
  readonly icon: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** The one notice that it tells of, such as `video/12`, which a click marks as read. */
  readonly notice?: string;
}
