import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { PushSwitch } from "./push-subscriptions.tsx";

const read = "GET /api/notices/v1/push/";
const turnOn = "PUT /api/notices/v1/push/";
const turnOff = "DELETE /api/notices/v1/push/";
/** As base64url and as bytes. */
const [key, bytes] = ["-_8", Uint8Array.of(0xfb, 0xff)] as const;
const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
const label = "Show notices on this device";

function give(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
}

interface Given {
  readonly permission?: NotificationPermission;
  /** The member's response to the permission prompt. */
  readonly answer?: NotificationPermission;
  /** The key of the browser's existing subscription. */
  readonly subscribed?: Uint8Array;
  readonly fails?: boolean;
}

/** A browser with web push, which jsdom does not have. */
function giveBrowser({ permission = "default", answer = "granted", subscribed, fails = false }: Given = {}) {
  const done: string[] = [];
  const subscriptionOf = (own: Uint8Array) => ({
    options: { applicationServerKey: own.buffer },
    toJSON: () => ({ endpoint: "https://push.example.com/1", keys }),
    unsubscribe: async () => {
      done.push("unsubscribed");
      current = null;
    },
  });
  let current = subscribed === undefined ? null : subscriptionOf(subscribed);
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (fails) throw new DOMException("Registration failed", "AbortError");
      done.push(`subscribed with ${applicationServerKey}`);
      current = subscriptionOf(bytes);
      return current;
    },
  };
  const registration = { pushManager };
  give(navigator, "serviceWorker", { getRegistration: async () => registration, ready: Promise.resolve(registration) });
  give(window, "PushManager", class {});
  const Notification = {
    permission,
    requestPermission: async () => {
      done.push("asked");
      Notification.permission = answer;
      return answer;
    },
  };
  give(window, "Notification", Notification);
  return done;
}

const ready = async (checked: boolean) => {
  await waitFor(() => {
    const found = screen.getByRole("switch", { name: label, checked });
    expect(found).toHaveProperty("disabled", false);
  });
  return screen.getByRole("switch", { name: label });
};

describe("notices on this device", () => {
  it("are turned on by one press, which asks for the browser's permission, and off by another", async () => {
    const done = giveBrowser();
    let on = false;
    responds(read, () => ({ on, key }));
    const calls = responds(turnOn, () => {
      on = true;
      return null;
    });
    const ended = responds(turnOff, () => {
      on = false;
      return null;
    });
    const { user } = show(<PushSwitch />);
    const own = await ready(false);
    expect(done).toEqual([]);
    await user.click(own);
    await user.click(await ready(true));
    expect(done.slice(0, 2)).toEqual(["asked", `subscribed with ${key}`]);
    expect(calls.map(({ body }) => body)).toEqual([{ endpoint: "https://push.example.com/1", ...keys }]);
    await ready(false);
    expect([ended.length, done.at(-1)]).toEqual([1, "unsubscribed"]);
  });

  it("keep the focus while they are turned on, and can be turned off again meanwhile", async () => {
    const done = giveBrowser();
    let on = false;
    responds(read, () => ({ on, key }));
    const finished = Promise.withResolvers<null>();
    responds(turnOn, () => {
      on = true;
      return finished.promise;
    });
    responds(turnOff, () => {
      on = false;
      return null;
    });
    const { user } = show(<PushSwitch />);
    const own = await ready(false);
    await user.click(own);
    await waitFor(() => expect(done).toContain(`subscribed with ${key}`));
    expect([document.activeElement, own.matches(":disabled")]).toEqual([own, false]);
    await user.keyboard(" ");
    finished.resolve(null);
    await waitFor(() => expect(done.at(-1)).toBe("unsubscribed"));
    await ready(false);
  });

  it("subscribe again if the server has a new key", async () => {
    const done = giveBrowser({ permission: "granted", subscribed: Uint8Array.of(1) });
    responds(read, { on: true, key });
    responds(turnOn, null);
    const { user } = show(<PushSwitch />);
    await user.click(await ready(false));
    await ready(true);
    expect(done).toEqual(["asked", "unsubscribed", `subscribed with ${key}`]);
  });

  it("stay off if the member refuses, with an explanation of how to change that", async () => {
    giveBrowser({ answer: "denied" });
    responds(read, { on: false, key });
    const { user } = show(<PushSwitch />);
    await user.click(await ready(false));
    await toast("This browser blocks notifications");
    await ready(false);
    await screen.findByRole("switch", { description: /This browser blocks notifications/ });
  });

  it("stay off if the browser cannot reach its push service", async () => {
    giveBrowser({ fails: true });
    responds(read, { on: false, key });
    const { user } = show(<PushSwitch />);
    await user.click(await ready(false));
    await toast("couldn't reach its push service");
    await ready(false);
  });

  it("are unavailable in browsers without support", async () => {
    show(<PushSwitch />);
    await screen.findByText("This browser can't show notices while the site is closed.");
    expect(screen.getByRole("switch", { name: label })).toHaveProperty("disabled", true);
  });

  it("need the Home Screen app on an iPhone", async () => {
    give(navigator, "standalone", false);
    show(<PushSwitch />);
    await screen.findByText(/add the site to the Home Screen first/);
    expect(screen.getByRole("switch", { name: label })).toHaveProperty("disabled", true);
  });
});
