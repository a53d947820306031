import type { SiteSettings } from "@mindreel/contract/site/settings";
import { messages as openingMessages } from "@mindreel/messages/site/opening";
import { messages, transfer } from "@mindreel/messages/site/settings";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import { BackToSetUp } from "#features/admin/first-run/BackToSetUp.tsx";
import { OpeningChoice } from "#features/site/opening/OpeningChoice.tsx";
import { Preview } from "#features/site/preview/Preview.tsx";
import { IdentityFields } from "#features/site/settings/fields/IdentityFields.tsx";
import { LegalFields } from "#features/site/settings/fields/LegalFields.tsx";
import { PlanFields } from "#features/site/settings/fields/PlanFields.tsx";
import { SettingsForm } from "#features/site/settings/SettingsForm.tsx";
import classes from "#features/site/settings/settings.module.css";
import { settingsQuery } from "#features/site/settings/settings.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { type Tab, Tabs } from "#shared/ui/plain/tabs/Tabs.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

// Their editors are loaded on demand; few visits need them.
const LookFields = lazily(
  async () => (await import("#features/site/settings/fields/LookFields.tsx")).LookFields,
  InlineLoadError,
);
const LandingFields = lazily(
  async () => (await import("#features/site/settings/fields/LandingFields.tsx")).LandingFields,
  InlineLoadError,
);
const PagesFields = lazily(
  async () => (await import("#features/site/own-pages/PagesFields.tsx")).PagesFields,
  InlineLoadError,
);
const MailsTab = lazily(async () => (await import("#features/site/mails/MailsTab.tsx")).MailsTab, InlineLoadError);
const WordsTab = lazily(
  async () => (await import("#features/site/settings/words/WordsTab.tsx")).WordsTab,
  InlineLoadError,
);

const parts = [
  { name: "identity", Fields: IdentityFields, wide: false },
  { name: "look", Fields: LookFields, wide: false },
  { name: "landing", Fields: LandingFields, wide: false },
  { name: "plan", Fields: PlanFields, wide: false },
  { name: "pages", Fields: PagesFields, wide: false },
  { name: "legal", Fields: LegalFields, wide: false },
  { name: "mail", Fields: MailsTab, wide: true },
  { name: "words", Fields: WordsTab, wide: true },
] as const;

const HistoryTab = lazily(
  async () => (await import("#features/site/settings/HistoryTable.tsx")).HistoryTable,
  InlineLoadError,
);
const TransferTab = lazily(
  async () => (await import("#features/site/settings/transfer/Transfer.tsx")).Transfer,
  InlineLoadError,
);

const isAboutAll = (part: string) => part === "history" || part === "transfer";

/** The tabs that are about all settings, and have none of their own. */
const aboutAll = (settings: SiteSettings): readonly Tab[] => [
  {
    ...{ name: "history", label: messages.history },
    panel: (
      <Suspense fallback={<FullSpinner />}>
        <HistoryTab {...settings} />
      </Suspense>
    ),
  },
  {
    ...{ name: "transfer", label: transfer.title },
    panel: (
      <Suspense fallback={<FullSpinner />}>
        <TransferTab settings={settings} />
      </Suspense>
    ),
  },
];

export function Component() {
  const { data, error, refetch } = useQuery(settingsQuery);
  // A link can open a part. Choosing another one is no navigation, which unsaved changes would hold up.
  const linked = useSearchParams()[0].get("part") ?? "identity";
  const [{ part, by }, setOpen] = useState({ part: linked, by: linked });
  if (by !== linked) setOpen({ part: linked, by: linked });
  const setPart = (chosen: string) => setOpen({ part: chosen, by: linked });
  // Mails have their own preview.
  const isWide = isAboutAll(part) || parts.some(({ name, wide }) => wide && name === part);
  const tabs = parts.map(({ name, Fields, wide }) => ({
    ...{ name, label: messages.parts[name] },
    panel: (
      <div className={wide ? undefined : classes.panel}>
        <Suspense fallback={<FullSpinner />}>
          <Fields />
        </Suspense>
      </div>
    ),
  }));
  return (
    <Page title={messages.title}>
      <BackToSetUp />
      {data === undefined && error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <FullSpinner />
      ) : (
        <>
          <SettingsForm settings={data} hasFields={!isAboutAll(part)} beside={!isWide && <Preview part={part} />}>
            <Tabs label={messages.partsLabel} tabs={[...tabs, ...aboutAll(data)]} chosen={part} onChoose={setPart} />
          </SettingsForm>
          <Section title={openingMessages.title}>
            <OpeningChoice />
          </Section>
        </>
      )}
    </Page>
  );
}
