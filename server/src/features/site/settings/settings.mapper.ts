import type { SettingsVersion } from "@mindreel/contract/site/settings";
import { Logo, PictureId } from "@mindreel/contract/site/values";
import { iconPath, logoPath } from "@mindreel/contract/wire/site-pictures";
import { Value } from "typebox/value";
import { changedNames } from "./settings.policy.ts";
import type { HistoryRow } from "./settings.repository.ts";

/** Characters of a value that the history shows. */
const shown = 120;

function inWords(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= shown ? text : `${text.slice(0, shown).toWellFormed()}…`;
}

/** A setting's value in words, and as a picture where it is one. */
function show(setting: string, value: unknown): { text: string; picture: string | null } {
  if (setting === "logo" && Value.Check(Logo, value)) {
    return { text: inWords(value.description), picture: logoPath(value.light) };
  }
  if (setting === "icon" && Value.Check(PictureId, value)) return { text: "", picture: iconPath(value, 48) };
  return { text: inWords(value), picture: null };
}

export const toSettingsVersion = ({ id, at, by, undoes, before, after }: HistoryRow): SettingsVersion => ({
  id,
  at: at.toISOString(),
  by,
  undoes,
  changes: changedNames(before, after).map((setting) => {
    const [from, to] = [show(setting, before[setting]), show(setting, after[setting])];
    const pictures = { from: from.picture, to: to.picture };
    const isSeen = pictures.from !== null || pictures.to !== null;
    return { setting, from: from.text, to: to.text, ...(isSeen && { pictures }) };
  }),
});
