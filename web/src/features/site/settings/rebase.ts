import { mailNames, mailSetting } from "@mindreel/contract/plain/kinds/mails";
import type { SiteChanges, SiteValues } from "@mindreel/contract/site/settings";
import { isSame, namesOf } from "./draft.ts";

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
export function rebased(changes: SiteChanges, before: SiteValues, theirs: SiteValues): SiteChanges {
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
