import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import type { SourceTest } from "@mindreel/contract/playback/source-test";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { ProtectedSources } from "./ProtectedSources.tsx";

const list = "GET /api/playback/v1/sources/";
const save = "PUT /api/playback/v1/sources/";
const remove = "DELETE /api/playback/v1/sources/{id}/";
const test = "POST /api/playback/v1/sources/{id}/test/";

const mux: ProtectedSource = {
  ...{ id: 1, host: "stream.mux.com", provider: "mux", key_id: "key-1", region: null },
  ...{ secret_hint: "ab12", set_at: "2026-11-22T10:00:00Z" },
};
const bunny: ProtectedSource = {
  ...{ ...mux, id: 2, host: "vz-1.b-cdn.net", provider: "bunny_cdn", key_id: null, secret_hint: "9d40" },
};
const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.textContent);

describe("the protected hosts", () => {
  it("show that they are loading", () => {
    hangs(list);
    show(<ProtectedSources />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("are listed with a hint to recognise each key", async () => {
    responds(list, [mux, bunny]);
    show(<ProtectedSources />);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toContain("stream.mux.comMuxFingerprint ends in ab1222 Nov 2026");
    expect(rows()[1]).toContain("vz-1.b-cdn.netBunny CDN or StreamEnds in 9d40");
  });

  it("explain what it means that there are none", async () => {
    responds(list, []);
    show(<ProtectedSources />);
    await screen.findByText(/can play it forever/);
    screen.getByRole("button", { name: "Protect a host" });
  });

  it("show an error and retry", async () => {
    fails(list, "internal");
    const { press } = show(<ProtectedSources />);
    await screen.findByText(errorTable.internal.message);
    responds(list, [mux]);
    await press("Try again");
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("are removed after a confirmation that names the host", async () => {
    responds(list, [mux]);
    const { press } = show(<ProtectedSources />);
    await press("Remove stream.mux.com");
    const dialog = await screen.findByRole("dialog", { name: "Remove stream.mux.com" });
    within(dialog).getByText(/videos there won't play/);
    responds(remove, null);
    responds(list, []);
    await press("Remove");
    await toast("Addresses on stream.mux.com are no longer signed");
    await screen.findByText("No host is protected yet");
  });
});

describe("the key of a host", () => {
  it("has the fields of its provider, and is sent", async () => {
    responds(list, []);
    const { press, fill, user } = show(<ProtectedSources />);
    await press("Protect a host");
    const provider = await screen.findByRole("combobox", { name: "Provider" });
    expect(screen.getByRole("textbox", { name: "Host" })).toHaveProperty("value", "stream.mux.com");
    await user.selectOptions(provider, "Amazon S3, Cloudflare R2 or compatible");
    await screen.findByText(/streams \(HLS, DASH\) don't play/);
    await fill("Host", "films.s3.amazonaws.com");
    await fill("Access key id", "AKIA1");
    await fill("Region", "eu-west-1");
    await fill("Secret access key", "wJalrXUtnFEMI/K7MDENG");
    const saved = responds(save, { ...bunny, host: "films.s3.amazonaws.com", provider: "s3" });
    await press("Save");
    await toast("Addresses on films.s3.amazonaws.com are signed from now on");
    expect(saved[0]?.body).toEqual({
      ...{ provider: "s3", host: "films.s3.amazonaws.com", key_id: "AKIA1" },
      ...{ region: "eu-west-1", secret: "wJalrXUtnFEMI/K7MDENG" },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is kept if the field is left empty", async () => {
    responds(list, [mux]);
    const { press, fill } = show(<ProtectedSources />);
    await press("Change stream.mux.com");
    await screen.findByText("Fingerprint ends in ab12. Leave this empty to keep it.");
    await fill("Signing key id", "key-2");
    const saved = responds(save, { ...mux, key_id: "key-2" });
    await press("Save");
    await waitFor(() => expect(saved[0]?.body).toEqual({ provider: "mux", host: "stream.mux.com", key_id: "key-2" }));
  });

  it("shows a refusal at its field, and the dialog stays open", async () => {
    responds(list, []);
    const { press, fill } = show(<ProtectedSources />);
    await press("Protect a host");
    await screen.findByRole("dialog", { name: "Protect a host" });
    await fill("Signing key id", "key-1");
    await fill("Private key", "half of it");
    refuses(save, { secret: ["This isn't a private key."] });
    await press("Save");
    const field = screen.getByRole("textbox", { name: "Private key" });
    await waitFor(() => expect(field).toHaveProperty("ariaInvalid", "true"));
    within(screen.getByRole("dialog")).getByText("This isn't a private key.");
  });
});

describe("a test", () => {
  const found: SourceTest = { outcome: "works", message: "This is how it should be.", url: "https://stream.mux.com/a" };

  it.each([
    [found, "Protected"],
    [{ ...found, outcome: "open" }, "It plays, but isn't protected"],
    [{ ...found, outcome: "refused" }, "It doesn't play"],
    [{ ...found, outcome: "no_video", url: null }, "Nothing was tested"],
  ] as const)("explains %j", async (result, title) => {
    responds(list, [mux]);
    const { press } = show(<ProtectedSources />);
    await press("Test stream.mux.com");
    const dialog = await screen.findByRole("dialog", { name: "Test stream.mux.com" });
    const asked = responds(test, result);
    await press("Test");
    await within(dialog).findByText(title);
    within(dialog).getByText(result.message);
    expect(asked[0]?.body).toEqual({});
  });

  it("tests the given URL, and shows its errors at the field", async () => {
    responds(list, [mux]);
    const { press, fill } = show(<ProtectedSources />);
    await press("Test stream.mux.com");
    await screen.findByRole("dialog");
    await fill("Address", "https://elsewhere.example.com/a.mp4");
    refuses(test, { url: ["Enter an address on stream.mux.com."] });
    await press("Test");
    await within(screen.getByRole("dialog")).findByText("Enter an address on stream.mux.com.");
    const asked = responds(test, found);
    await press("Test");
    await screen.findByText("Protected");
    expect(asked[0]?.body).toEqual({ url: "https://elsewhere.example.com/a.mp4" });
  });
});
