import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { PagesFields } from "#features/site/own-pages/PagesFields.tsx";
import { SignInField } from "#features/site/pictures/SignInField.tsx";
import { IdentityFields } from "#features/site/settings/fields/IdentityFields.tsx";
import { LegalFields } from "#features/site/settings/fields/LegalFields.tsx";
import { MailFields } from "#features/site/settings/fields/MailFields.tsx";
import { SettingsForm } from "#features/site/settings/SettingsForm.tsx";
import { show } from "#test/render.tsx";
import { isOffline, refuses, responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { Preview } from "./Preview.tsx";
import { previewedAt } from "./previewed.ts";

const call = "POST /api/site/v1/preview/";
const settings = siteSettings({ name: "Kino" });
const page = (name = "Kino") => ({ html: `<!doctype html><html lang="en"><h1>${name}</h1></html>` });
const frames = () => screen.queryAllByTitle<HTMLIFrameElement>("The landing page with your changes");
/** The visible frame, once the frames waiting behind it have loaded, which jsdom does not do by itself. */
const shown = () => {
  for (const frame of frames()) fireEvent.load(frame);
  const [seen, ...waiting] = frames();
  expect(waiting).toEqual([]);
  return seen?.getAttribute("srcdoc");
};

function edit(part = "identity") {
  return show(
    <SettingsForm settings={settings} beside={<Preview part={part} />}>
      <IdentityFields />
      <MailFields />
      <LegalFields />
      <SignInField />
    </SettingsForm>,
  );
}

it("requests nothing before it is opened", async () => {
  const asked = responds(call, page());
  const { press, user } = edit();
  const button = screen.getByRole("button", { name: "Preview", expanded: false });
  await press("Preview");
  await waitFor(() => expect(shown()).toContain("<h1>Kino</h1>"));
  expect(asked.map(({ body }) => body)).toEqual([{}]);
  await user.click(button);
  expect(screen.queryByRole("region", { name: "Preview" })).toBeNull();
});

it("shows the draft once typing pauses, without scripts", async () => {
  const asked = responds(call, ({ body: { name } }) => page(name));
  const { fill, press } = edit();
  await press("Preview");
  await waitFor(() => expect(shown()).toContain("<h1>Kino</h1>"));
  await fill("Name", "Kestrel");
  await waitFor(() => expect(shown()).toContain("<h1>Kestrel</h1>"));
  expect(asked.map(({ body }) => body)).toEqual([{}, { name: "Kestrel" }]);
  expect(frames()[0]?.getAttribute("sandbox")).toBe("allow-same-origin");
  await fill("Sender", "Ada");
  await fill("Name", "Kino");
  await waitFor(() => expect(shown()).toContain("<h1>Kino</h1>"));
  expect(asked).toHaveLength(2);
});

it("has the chosen width and colour scheme", async () => {
  responds(call, page());
  const { press, user } = edit();
  await press("Preview");
  await waitFor(() => expect(shown()).toContain('data-mantine-color-scheme="light"'));
  expect(frames()[0]?.style.width).toBe("390px");
  await user.click(within(screen.getByRole("radiogroup", { name: "Width" })).getByRole("radio", { name: "Wide" }));
  expect(frames()[0]?.style.width).toBe("1280px");
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  await waitFor(() => expect(shown()).toContain('data-mantine-color-scheme="dark"'));
});

it("shows the faults of a draft, next to the last valid version", async () => {
  responds(call, page());
  const { fill, press } = edit();
  await press("Preview");
  await waitFor(() => expect(shown()).toContain("<h1>Kino</h1>"));
  refuses(call, { promise: ["Please write something."], links: ["A link begins with https://."] });
  await fill("Tagline", "Films");
  const alert = await screen.findByRole("alert", { name: "Not shown yet" });
  expect(
    within(alert)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Tagline: Please write something.", "Your links: A link begins with https://."]);
  expect(shown()).toContain("<h1>Kino</h1>");
  responds(call, ({ body: { promise } }) => page(promise ?? ""));
  await fill("Tagline", "Owls");
  await waitFor(() => expect(shown()).toContain("<h1>Owls</h1>"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("ignores a page of the owner's until it has a title and a text", async () => {
  const asked = responds(call, page());
  const { fill, press } = show(
    <SettingsForm settings={settings} beside={<Preview part="pages" />}>
      <PagesFields />
    </SettingsForm>,
  );
  await press("Preview");
  await waitFor(() => expect(shown()).toContain("<h1>Kino</h1>"));
  await press("Add a page");
  await fill("Title", "About");
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked.map(({ body }) => body)).toEqual([{}]);
  await fill("Text", "We film owls.");
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ body }) => body.pages)).toEqual([undefined, [about]]);
});

it("can be retried if the server was not reached", async () => {
  isOffline(call);
  const { press } = edit();
  await press("Preview");
  await screen.findByRole("alert", { name: "The preview didn't load" });
  responds(call, page());
  await press("Try again");
  await waitFor(() => expect(shown()).toContain("<h1>Kino</h1>"));
});

it("is next to the form if there is room", async () => {
  responds(call, page());
  const { matchMedia } = window;
  vi.stubGlobal("matchMedia", (media: string) => ({ ...matchMedia(media), matches: media.startsWith("(min-width") }));
  edit();
  await waitFor(() => expect(shown()).toContain("<h1>Kino</h1>"));
  expect(screen.queryByRole("button", { name: "Preview" })).toBeNull();
  expect(frames()[0]?.style.width).toBe("1280px");
  vi.stubGlobal("matchMedia", matchMedia);
});

describe("the preview follows what is edited:", () => {
  const previews = async (part: string, use: () => Promise<void>) => {
    const asked: string[] = [];
    responds(call, ({ url }) => {
      const path = url.searchParams.get("path") ?? "";
      asked.push(path);
      return page(path);
    });
    const { press } = edit(part);
    await press("Preview");
    await waitFor(() => expect(asked).toEqual(["/"]));
    await use();
    return asked;
  };

  it("a legal page while it is written", async () => {
    const asked = await previews("legal", async () => {
      fireEvent.change(screen.getByLabelText("Imprint"), { target: { value: "Kino, Oslo" } });
    });
    await waitFor(() => expect(asked.at(-1)).toBe("/legal/imprint"));
    await screen.findAllByTitle("Imprint with your changes");
  });

  it("never a page whose text is not sent yet", async () => {
    const asked: unknown[] = [];
    responds(call, ({ url, body: { imprint } }) => {
      asked.push([url.searchParams.get("path"), imprint]);
      return page();
    });
    const { press } = edit("legal");
    await press("Preview");
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.change(screen.getByLabelText("Imprint"), { target: { value: "Kino, Oslo" } });
    await waitFor(() => expect(asked.at(-1)).toEqual(["/legal/imprint", "Kino, Oslo"]));
    expect(asked).toEqual([
      ["/", undefined],
      ["/legal/imprint", "Kino, Oslo"],
    ]);
  });

  it("sign-in for the picture beside it", async () => {
    const asked = await previews("look", async () => {
      act(() => screen.getByRole("button", { name: "Choose a picture: Beside sign-in" }).focus());
    });
    await waitFor(() => expect(asked.at(-1)).toBe("/signin"));
    await screen.findAllByTitle("Sign-in with your changes");
  });
});

const about = { slug: "about", title: "About", text: "We film owls." };
const faq = { slug: "faq", title: "Questions", text: "Why owls?" };
const { values } = siteSettings({ imprint: "Kino", terms: "Be kind.", pages: [about, faq, { ...faq, slug: "" }] });

it.each([
  ["identity", "promise", "/", undefined],
  ["look", "accent", "/", undefined],
  ["look", "sign_in", "/signin", undefined],
  ["landing", "hero_lead", "/", "main"],
  ["landing", "questions", "/", "questions"],
  ["plan", "plan_note", "/", "price"],
  ["legal", "", "/legal/imprint", undefined],
  ["legal", "terms", "/legal/terms", undefined],
  // An empty page does not exist.
  ["legal", "refund", "/legal/imprint", undefined],
  ["pages", "", "/pages/about", undefined],
  ["pages", "pages/faq", "/pages/faq", undefined],
  ["pages", "pages/", "/pages/about", undefined],
  // What was edited in another tab.
  ["identity", "sign_in", "/", undefined],
])("in the tab %s, editing %j shows %s", (part, editing, path, at) => {
  expect(previewedAt(part, editing, values)).toMatchObject({ path, ...(at !== undefined && { at }) });
});

it("is the landing page while no other page is written", () => {
  const empty = siteSettings().values;
  for (const part of ["legal", "pages"]) expect(previewedAt(part, "", empty).path).toBe("/");
});
