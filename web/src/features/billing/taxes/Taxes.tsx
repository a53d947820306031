import { Textarea } from "@mantine/core";
import type { TaxesBody, TaxLack, Taxes as Wire } from "@mindreel/contract/billing/taxes";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { owners as messages } from "@mindreel/messages/billing/taxes";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { boot } from "#shared/boot.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { taxesQuery, useChangeTaxes } from "./taxes.ts";

/** Where each is put right in Stripe's dashboard. */
const places: Readonly<Record<TaxLack, string>> = {
  active: "settings/tax",
  head_office: "settings/tax",
  registration: "tax/registrations",
  tax_code: "settings/tax",
};

const inStripe = (path: string) => (text: string) => (
  <TextLink href={`${boot.stripeDashboard ?? "https://dashboard.stripe.com"}/${path}`} newTab>
    {text}
  </TextLink>
);

/** How what is sold is taxed, and what invoices say of the seller. */
export function Taxes() {
  const { data, error, refetch } = useQuery(taxesQuery);
  return (
    <Section title={messages.title}>
      <Text dim style={{ marginBottom: 16 }}>
        {messages.intro}
      </Text>
      {data !== undefined ? (
        <TaxesForm taxes={data} />
      ) : error === null ? (
        <FullSpinner />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

const modes = ["none", "own", "stripe"] as const satisfies readonly TaxesBody["mode"][];
const behaviors = ["inclusive", "exclusive"] as const satisfies readonly TaxesBody["behavior"][];

function bodyIn(form: FormData): TaxesBody {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    mode: modes.find((each) => each === text("mode")) ?? "none",
    behavior: behaviors.find((each) => each === text("behavior")) ?? "inclusive",
    tax_code: text("tax_code") || null,
    footer: text("footer"),
    account_tax_ids: form.getAll("account_tax_ids").map(String),
  };
}

function TaxesForm({ taxes }: { readonly taxes: Wire }) {
  const { account } = taxes;
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [mode, setMode] = useState<string>(taxes.mode);
  const change = useChangeTaxes();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors(new Map());
    change.mutate(bodyIn(new FormData(event.currentTarget)), { onError: (error) => setErrors(formErrors(error)) });
  };
  return (
    <form onSubmit={submit}>
      <Column gap={16}>
        {account === null && (
          <Alert icon={IconInfoCircle}>
            {boot.payments !== "off" ? (
              messages.noAccount
            ) : (
              <Rich
                text={messages.off}
                tags={{ link: (text) => <PageLink to={pagePath("connections")}>{text}</PageLink> }}
              />
            )}
          </Alert>
        )}
        <SelectField
          label={messages.mode}
          name="mode"
          value={mode}
          onChange={({ currentTarget: { value } }) => setMode(value)}
          options={modes.map((value) => ({ value, label: messages.modes[value] }))}
          error={errors.get("mode")}
        />
        {mode === "stripe" && (
          <Alert icon={IconInfoCircle}>
            <Rich text={messages.stripeHint} tags={{ link: inStripe("settings/managed-payments") }} />
          </Alert>
        )}
        {mode === "own" && account !== null && account.lacks.length > 0 && (
          <Alert icon={IconInfoCircle} tone="warning" title={messages.lacks}>
            <ul>
              {account.lacks.map((lack) => (
                <li key={lack}>
                  <Rich text={messages.lack[lack]} tags={{ link: inStripe(places[lack]) }} />
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {mode === "none" ? (
          <input type="hidden" name="behavior" value={taxes.behavior} />
        ) : (
          <SelectField
            label={messages.behavior}
            description={messages.behaviorHint}
            name="behavior"
            defaultValue={taxes.behavior}
            options={behaviors.map((value) => ({ value, label: messages.behaviors[value] }))}
            error={errors.get("behavior")}
          />
        )}
        {mode === "none" || account === null ? (
          <input type="hidden" name="tax_code" value={taxes.tax_code ?? ""} />
        ) : (
          <SelectField
            label={messages.code}
            name="tax_code"
            defaultValue={taxes.tax_code ?? ""}
            options={[
              { value: "", label: messages.defaultCode },
              ...account.codes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            error={errors.get("tax_code")}
          />
        )}
        {mode === "stripe" ? (
          // Whoever sells writes the invoices.
          <>
            <input type="hidden" name="footer" value={taxes.footer} />
            <KeptIds ids={taxes.account_tax_ids} />
          </>
        ) : (
          <InvoiceFields taxes={taxes} footerError={errors.get("footer")} />
        )}
        <div>
          <Button type="submit" loading={change.isPending}>
            {messages.save}
          </Button>
        </div>
      </Column>
    </form>
  );
}

const KeptIds = ({ ids }: { readonly ids: readonly string[] }) =>
  ids.map((id) => <input key={id} type="hidden" name="account_tax_ids" value={id} />);

/** What invoices say of the seller. */
function InvoiceFields({ taxes, footerError }: { readonly taxes: Wire; readonly footerError: string | undefined }) {
  const { account } = taxes;
  return (
    <>
      <Textarea
        label={messages.footer}
        description={messages.footerHint}
        name="footer"
        defaultValue={taxes.footer}
        rows={2}
        size="md"
        maxLength={limits.siteParagraph}
        error={footerError}
      />
      {account === null ? (
        <KeptIds ids={taxes.account_tax_ids} />
      ) : (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <legend style={{ padding: 0, fontWeight: 560 }}>{messages.ids}</legend>
          {account.tax_ids.map(({ id, value }) => (
            <Checkbox
              key={id}
              label={value}
              name="account_tax_ids"
              value={id}
              defaultChecked={taxes.account_tax_ids.includes(id)}
            />
          ))}
          {account.tax_ids.length === 0 && (
            <p>
              <Rich text={messages.noIds} tags={{ link: inStripe("settings/business-details") }} />
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
