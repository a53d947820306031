import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { useQuery } from "@tanstack/react-query";
import { Form } from "#shared/forms/Form.tsx";
import { showEveryFormError } from "#shared/forms/formErrors.ts";
import { useFields } from "#shared/forms/useFields.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { settingsQuery, useSaveSettings } from "./settings.ts";

interface Props {
  readonly onSaved: () => void;
}

/** Asks for the price of the plan, without proposing one. */
export function PriceForm({ onSaved }: Props) {
  const { data } = useQuery(settingsQuery);
  const fields = useFields("plan_price_cents");
  const save = useSaveSettings();
  return (
    <Form
      label={messages.names.price}
      fields={fields}
      onSend={({ plan_price_cents: dollars }) => {
        if (data === undefined || save.isPending) return;
        const cents = Math.round(Number(dollars.trim().replace(",", ".")) * 100);
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
