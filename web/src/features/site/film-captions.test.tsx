import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SettingsForm } from "#features/site/settings/SettingsForm.tsx";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { FilmCaptionsField } from "./film-captions.tsx";

const patch = "PATCH /api/site/v1/settings/";
const text = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello";
const edit = (film_captions: { language: "de"; text: string } | null = null) =>
  show(
    <SettingsForm settings={siteSettings({ film_captions })}>
      <FilmCaptionsField />
    </SettingsForm>,
  );

it("saves the text of a chosen file with its language", async () => {
  const sent = responds(patch, siteSettings());
  const { press, user } = edit();
  const file = new File([text], "film.vtt");
  await user.upload(screen.getByLabelText("Captions of the film", { selector: "input" }), file);
  await screen.findByText("1 caption");
  await user.selectOptions(screen.getByRole("combobox", { name: "Language of the captions" }), "de");
  await press("Save");
  expect(sent[0]?.body).toEqual({ version: 3, film_captions: { language: "de", text } });
});

it("removes them, and keeps the focus", async () => {
  const sent = responds(patch, siteSettings());
  const { press } = edit({ language: "de", text });
  await press("Remove the captions");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a file" }));
  await press("Save");
  expect(sent[0]?.body).toEqual({ version: 3, film_captions: null });
});
