import { messages } from "@mindreel/messages/site/settings";
import "@mantine/core/styles/NumberInput.layer.css";
import { NumberInput, Stack, Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { pricedByPlans } from "@mindreel/contract/plain/priced-by-plans";
import { useState } from "react";
import { lockOf, useDraft } from "#features/site/settings/draft.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { usualWords } from "#shared/usualWords.ts";
import { WordsField } from "./WordsField.tsx";

/** A price such as "12,50", which the field would read as 1250: it takes a comma for a decimal point only when typed. */
function centsWithComma(text: string): number | undefined {
  const [, whole, cents] = /^\D*(\d+),(\d\d?)\D*$/.exec(text) ?? [];
  return cents === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}

export function PlanFields() {
  const draft = useDraft();
  const { values, settings, errors, change } = draft;
  const lock = lockOf(draft, "plan_price_cents");
  const isPricedByPlans = settings.locked.plan_price_cents === pricedByPlans;
  /** The typed text while it is not a number, such as an empty one. */
  const [typed, setTyped] = useState<string>();
  return (
    <Stack gap="md">
      <NumberInput
        label={messages.price}
        name="plan_price_cents"
        description={
          isPricedByPlans ? (
            <Rich
              text={messages.pricedByPlans}
              tags={{ link: (text) => <PageLink to={pagePath("plans")}>{text}</PageLink> }}
            />
          ) : (
            (lock ?? messages.priceNote)
          )
        }
        prefix="$"
        decimalScale={2}
        fixedDecimalScale
        min={0.5}
        max={999_999.99}
        allowNegative={false}
        size="md"
        value={typed ?? values.plan_price_cents / 100}
        error={errors.get("plan_price_cents")}
        disabled={lock !== undefined}
        hideControls
        onChange={(price) => {
          if (typeof price === "string") return setTyped(price);
          setTyped(undefined);
          change({ plan_price_cents: Math.round(price * 100) });
        }}
        onPaste={(event) => {
          const cents = centsWithComma(event.clipboardData.getData("text"));
          if (cents === undefined) return;
          event.preventDefault();
          setTyped(undefined);
          change({ plan_price_cents: cents });
        }}
        onBlur={() => setTyped(undefined)}
      />
      <WordsField
        name="plan_title"
        label={messages.planTitle}
        maxLength={limits.siteLabel}
        usual={usualWords.plan_title()}
      />
      <Textarea
        label={messages.features}
        description={messages.featuresNote}
        name="plan_features"
        size="md"
        rows={4}
        value={values.plan_features?.join("\n") ?? ""}
        placeholder={usualWords.plan_features().join("\n")}
        error={errors.get("plan_features")}
        onChange={({ currentTarget: { value } }) => change({ plan_features: value === "" ? null : value.split("\n") })}
      />
      <WordsField
        name="plan_note"
        label={messages.smallPrint}
        maxLength={limits.siteParagraph}
        usual={usualWords.plan_note()}
        lines={2}
      />
    </Stack>
  );
}
