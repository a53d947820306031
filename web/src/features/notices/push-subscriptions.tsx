import { messages } from "@mindreel/messages/notices/push-subscriptions";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { subscriptionHere } from "#shared/pushSubscription.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";

/** The explanation of each state. */
const explained = (state: PushState | undefined): string =>
  state === undefined || state === "on" || state === "off" ? messages.description : messages[state];

/** Turns notices on this device on or off. */
export function PushSwitch() {
  const { data: state } = useQuery(pushQuery);
  const { mutate, isPending, variables } = useSetPush();
  return (
    <Checkbox
      role="switch"
      label={messages.label}
      description={explained(state)}
      disabled={state === undefined || state === "unsupported" || state === "install"}
      checked={isPending ? variables : state === "on"}
      onChange={({ currentTarget: { checked } }) => mutate(checked)}
    />
  );
}

/**
 * Whether notices are pushed to this device.
 * - `blocked`: the member or the browser denied the permission
 * - `install`: iOS and iPadOS push only to apps on the Home Screen
 */
type PushState = "on" | "off" | "blocked" | "install" | "unsupported";

const isApple = () => "standalone" in navigator && navigator.standalone === false;

/** As base64url, the format of the server and of `applicationServerKey`. */
function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const isFor = (subscription: PushSubscription, key: string) => {
  const own = subscription.options.applicationServerKey;
  return own !== null && base64Url(own) === key;
};

/**
 * The state according to the browser's support and permission, and whether the server has this session's subscription.
 */
async function read(signal: AbortSignal): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return isApple() ? "install" : "unsupported";
  }
  if (Notification.permission === "denied") return "blocked";
  const [{ on, key }, subscription] = await Promise.all([
    call("GET /api/notices/v1/push/", { signal }),
    subscriptionHere(),
  ]);
  return on && subscription !== null && isFor(subscription, key) ? "on" : "off";
}

const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: ({ signal }) => read(signal),
});

async function subscribe(key: string): Promise<PushSubscription> {
  const known = await subscriptionHere();
  if (known !== null && isFor(known, key)) return known;
  // A subscription with another key is useless, and prevents a new one.
  await known?.unsubscribe();
  if ((await navigator.serviceWorker.getRegistration()) === undefined) throw new Error(messages.failed);
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (cause) {
    throw new Error(messages.failed, { cause });
  }
}

async function turnOn(): Promise<void> {
  // Must come first: some browsers allow the prompt only during a user gesture.
  const answer = await Notification.requestPermission();
  if (answer === "denied") throw new Error(messages.blocked);
  if (answer !== "granted") return;
  const { key } = await call("GET /api/notices/v1/push/");
  const { endpoint, keys } = (await subscribe(key)).toJSON();
  const body = { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  await call("PUT /api/notices/v1/push/", { body });
}

async function turnOff(): Promise<void> {
  await call("DELETE /api/notices/v1/push/");
  await (await subscriptionHere())?.unsubscribe();
}

/** Turns push on or off; asks for the browser's permission if needed. */
function useSetPush() {
  const client = useQueryClient();
  return useMutation({
    // Pressed again while it waits, it does both, one after the other.
    scope: { id: "push" },
    mutationFn: (on: boolean) => (on ? turnOn() : turnOff()),
    onError: ({ message }) => toastError(message),
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
}
