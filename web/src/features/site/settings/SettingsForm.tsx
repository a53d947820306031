import { Group } from "@mantine/core";
import { mailNames, mailSetting } from "@mindreel/contract/plain/kinds/mails";
import type { SiteChanges, SiteSettings, SiteValues } from "@mindreel/contract/site/settings";
import { messages } from "@mindreel/messages/site/settings";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { changesIn, type Draft, DraftContext, isSame, namesOf } from "./draft.ts";
import classes from "./settings.module.css";
import { useSaveSettings } from "./settings.ts";

interface Props {
  readonly settings: SiteSettings;
  /** Whether the open tab has fields; without them, the buttons are there for what is unsaved in other tabs. */
  readonly hasFields?: boolean;
  /** A preview of the draft. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The settings' form. Unsaved changes are kept when another section is opened. */
export function SettingsForm({ settings, hasFields = true, beside, children }: Props) {
  const [changes, setChanges] = useState<SiteChanges>({});
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [editing, setEditing] = useState("");
  const [base, setBase] = useState(settings.values);
  if (base !== settings.values) {
    setBase(settings.values);
    setChanges(rebased(changes, base, settings.values));
  }
  const { mutate, isPending } = useSaveSettings();
  const values = { ...settings.values, ...changes };
  const toSave = changesIn(values, settings.values);
  const unsaved = Object.keys(toSave).length > 0;
  const guard = useUnsavedGuard(unsaved);

  const discard = () => {
    setChanges({});
    setErrors(new Map());
    setFaults(new Map());
    leaveButtons();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || !unsaved) return;
    const [fault] = faults.values();
    if (fault !== undefined) return toastError(fault);
    mutate(
      { version: settings.version, ...toSave },
      {
        // What was changed meanwhile stays.
        onSuccess: () => {
          setChanges((now) => changesIn({ ...values, ...now }, values));
          setErrors(new Map());
          leaveButtons();
        },
        onError: (error) => setErrors(formErrors(error)),
      },
    );
  };
  const change: Draft["change"] = (more, faulty = {}) => {
    const others = (before: ReadonlyMap<string, string>) => [...before].filter(([name]) => !(name in more));
    setChanges((before) => ({ ...before, ...more }));
    setErrors((before) => new Map(others(before)));
    setFaults((before) => new Map([...others(before), ...Object.entries(faulty)]));
  };
  return (
    <DraftContext value={{ values, settings, errors, faults, editing, change }}>
      {guard}
      <div className={classes.editor}>
        <form
          onSubmit={submit}
          onFocusCapture={({ target }) => setEditing(settingAt(target) ?? editing)}
          aria-label={messages.form}
          className={classes.form}
        >
          {children}
          {(hasFields || unsaved) && (
            <Group className={classes.save} justify="flex-end">
              <Button variant="default" disabled={!unsaved || isPending} onClick={discard}>
                {messages.discard}
              </Button>
              <Button type="submit" disabled={!unsaved} loading={isPending}>
                {messages.save}
              </Button>
            </Group>
          )}
        </form>
        {beside}
      </div>
    </DraftContext>
  );
}

/** The setting that an element belongs to; undefined for buttons and tabs. */
function settingAt(element: Element): string | undefined {
  const around = element.closest("[data-setting]")?.getAttribute("data-setting");
  return around ?? element.getAttribute("name") ?? undefined;
}

/** The form's buttons are disabled while nothing is unsaved, and would lose the focus. A field keeps it. */
function leaveButtons(): void {
  if (!document.activeElement?.matches("input, textarea"))
    document.getElementById("main")?.focus({ preventScroll: true });
}

type Texts<Text> = { readonly [key: string]: Text } | null | undefined;

/** Merges by key: what was not changed here is theirs. @returns null if nothing is left */
function mergeTexts<Text>(
  before: Texts<Text>,
  mine: Texts<Text>,
  theirs: Texts<Text>,
  both: (before: Text | undefined, mine: Text, theirs: Text | undefined) => Text | null = (_, own) => own,
): { readonly [key: string]: Text } | null {
  const keys = new Set([...Object.keys(mine ?? {}), ...Object.keys(theirs ?? {})]);
  const merged = [...keys].flatMap((key): [string, Text][] => {
    const [was, own] = [before?.[key], mine?.[key]];
    const text = isSame(own, was) ? theirs?.[key] : own === undefined ? undefined : both(was, own, theirs?.[key]);
    return text === undefined || text === null ? [] : [[key, text]];
  });
  return merged.length === 0 ? null : Object.fromEntries(merged);
}

/**
 * The changes of a draft after somebody else has saved settings: wordings are merged one by one, and whatever has its
 * former value again follows theirs.
 */
function rebased(changes: SiteChanges, before: SiteValues, theirs: SiteValues): SiteChanges {
  const mine: SiteChanges = Object.fromEntries(
    namesOf(before).flatMap((name) =>
      changes[name] === undefined || isSame(changes[name], before[name]) ? [] : [[name, changes[name]]],
    ),
  );
  const mails = mailNames.map(mailSetting).flatMap((mail) => {
    const own = mine[mail];
    return own === undefined ? [] : [[mail, mergeTexts(before[mail], own, theirs[mail])]];
  });
  return {
    ...mine,
    ...(mine.words !== undefined && {
      words: mergeTexts(before.words, mine.words, theirs.words, (was, own, their) => mergeTexts(was, own, their)),
    }),
    ...Object.fromEntries(mails),
  };
}
