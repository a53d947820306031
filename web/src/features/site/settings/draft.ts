import type { SettingName, SiteChanges, SiteSettings, SiteValues } from "@mindreel/contract/site/settings";
import { messages } from "@mindreel/messages/site/settings";
import { createContext, useContext } from "react";
import { format } from "#shared/language/format.ts";

/** Settings being edited, before they are saved. */
export interface Draft {
  readonly values: SiteValues;
  readonly settings: SiteSettings;
  readonly errors: ReadonlyMap<string, string>;
  /** Why the draft cannot be saved, by setting. */
  readonly faults: ReadonlyMap<string, string>;
  /** What was edited last: the name of a field, or the `data-setting` around it. */
  readonly editing: string;
  readonly change: (changes: SiteChanges, faults?: Readonly<Record<string, string>>) => void;
}

export const DraftContext = createContext<Draft | undefined>(undefined);

export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (draft === undefined) throw new Error("There is no form of settings around this.");
  return draft;
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
export const namesOf = (values: SiteValues) => Object.keys(values) as SettingName[];

/** The settings in which a draft differs from the saved ones. */
export const changesIn = (values: SiteValues, saved: SiteValues): SiteChanges =>
  Object.fromEntries(
    namesOf(values).flatMap((name) => (isSame(values[name], saved[name]) ? [] : [[name, values[name]]])),
  );

/** The note below a field's label if the server's environment decides its value. */
export const lockOf = ({ settings }: Draft, name: SettingName): string | undefined => {
  const variable = settings.locked[name];
  return variable === undefined ? undefined : format(messages.locked, { variable });
};
