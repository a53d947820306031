import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { category, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { Translations } from "./Translations.tsx";

const ofVideo = "/api/admin/v1/videos/{id}/translations/";
const ofCategory = "/api/admin/v1/categories/{id}/translations/";
const tides = video(1, { title: "Tides", description: "The sea" });
const choice = () => screen.findByLabelText<HTMLSelectElement>("Language");
const title = () => screen.getByLabelText<HTMLInputElement>("Translated title");

describe("translations of a video", () => {
  it("are collapsed until a language is chosen", async () => {
    responds(`GET ${ofVideo}`, {});
    show(<Translations kind="video" id={1} written={tides} />);
    expect((await choice()).value).toBe("");
    expect(screen.queryByLabelText("Translated title")).toBeNull();
  });

  it("are shown if they exist, and saved one language at a time", async () => {
    responds(`GET ${ofVideo}`, { de: { title: "Gezeiten" } });
    const sent = responds(`PUT ${ofVideo}`, { de: { title: "Gezeiten" }, ar: { title: "المد" } });
    const { user } = show(<Translations kind="video" id={1} written={tides} />);
    expect((await choice()).value).toBe("de");
    expect(title().value).toBe("Gezeiten");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Translated description").placeholder).toBe("The sea");
    await user.selectOptions(await choice(), "العربية");
    expect([title().closest("[dir]")?.getAttribute("dir"), title().lang, title().value]).toEqual(["rtl", "ar", ""]);
    await user.type(title(), "المد");
    await user.click(screen.getByRole("button", { name: "Save translation" }));
    await toast("Translation saved");
    expect(sent[0]?.body).toEqual({ language: "ar", title: "المد", description: "", before: {} });
    await screen.findByText("العربية (translated)");
  });

  it("keep unsaved text of one language while another is shown", async () => {
    responds(`GET ${ofVideo}`, {});
    const { user } = show(<Translations kind="video" id={1} written={tides} />);
    await user.selectOptions(await choice(), "Deutsch");
    await user.type(title(), "Gezeiten");
    await user.selectOptions(await choice(), "Français");
    expect(title().value).toBe("");
    await user.selectOptions(await choice(), "Deutsch");
    expect(title().value).toBe("Gezeiten");
  });

  it("that somebody else has saved meanwhile are replaced only by saving again", async () => {
    responds(`GET ${ofVideo}`, { de: { title: "Gezeiten" } });
    const { user, press } = show(<Translations kind="video" id={1} written={tides} />);
    await choice();
    await user.type(title(), "!");
    fails(`PUT ${ofVideo}`, "text_changed");
    responds(`GET ${ofVideo}`, { de: { title: "Ebbe und Flut" } });
    await press("Save translation");
    await toast("Someone else has saved this in the meantime.");
    expect(title().value).toBe("Gezeiten!");
    const sent = responds(`PUT ${ofVideo}`, { de: { title: "Gezeiten!" } });
    await press("Save translation");
    await toast("Translation saved");
    expect(sent.map(({ body }) => body.before)).toEqual([{ title: "Ebbe und Flut" }]);
  });
});

describe("translations of a category", () => {
  beforeEach(() => responds("GET /api/category/v1/categories/", [category(3, "Nature")]));

  it("have a name and a description, and show errors at its field", async () => {
    responds(`GET ${ofCategory}`, { de: { name: "Natur", description: "Wald" } });
    refuses(`PUT ${ofCategory}`, { name: ["A category can't be called All."] });
    const { user } = show(
      <Translations framed kind="category" id={3} written={{ title: "Nature", description: "" }} />,
    );
    const name = await screen.findByLabelText<HTMLInputElement>("Translated name");
    expect(name.value).toBe("Natur");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Translated description").value).toBe("Wald");
    await user.clear(name);
    await user.type(name, "All");
    await user.click(screen.getByRole("button", { name: "Save translation" }));
    await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  });
});
