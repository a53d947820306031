/** The payload of a push message, which the service worker shows. No schemas here: the browser loads this module. */
export interface Notification {
  readonly title: string;
  readonly body: string;
  /** A later notification with the same tag replaces it silently. */
  readonly tag: string;
  /** The page that a click opens. */
  readonly path: string;
  readonly icon: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** Set if it announces a single notice, such as `video/12`; a click marks that notice as read. */
  readonly notice?: string;
}
