import { moneyIn } from "@mindreel/contract/plain/money";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { useQuery } from "@tanstack/react-query";
import { Form } from "#shared/forms/Form.tsx";
import { showEveryFormError } from "#shared/forms/formErrors.ts";
import { useFields } from "#shared/forms/useFields.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { settingsQuery, useSaveSettings } from "./settings.ts";

interface Props {
  readonly onSaved: () => void;
}

/** Cents that can be charged at least. */
const least = 50;

/** Whole cents only, so that nobody pays another price than the typed one. @returns undefined if it is no such amount */
function centsIn(dollars: string): number | undefined {
  const amount = dollars.trim().replace(",", ".");
  return /^\d{1,6}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : undefined;
}

/** Asks for the price of the plan, without proposing one. */
export function PriceForm({ onSaved }: Props) {
  const { data } = useQuery(settingsQuery);
  const fields = useFields("plan_price_cents");
  const save = useSaveSettings();
  const refuse = (said: string) => {
    fields.setErrors({ plan_price_cents: said });
    fields.getInputNode("plan_price_cents")?.focus();
  };
  return (
    <Form
      label={messages.names.price}
      fields={fields}
      onSend={({ plan_price_cents: dollars }) => {
        if (data === undefined || save.isPending) return;
        const cents = centsIn(dollars);
        if (cents === undefined) return refuse(messages.priceNone);
        if (cents < least) return refuse(format(messages.priceLow, { least: moneyIn(language(), least / 100, "USD") }));
        save.mutate(
          { version: data.version, plan_price_cents: cents },
          { onSuccess: onSaved, onError: (error) => showEveryFormError(fields, error) },
        );
      }}
    >
      <TextField {...fields.field("plan_price_cents")} label={messages.priceField} inputMode="decimal" required />
      <Button type="submit" variant="default" loading={save.isPending}>
        {messages.setPrice}
      </Button>
    </Form>
  );
}
