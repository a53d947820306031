import type { Code, NewCodeBody } from "@mindreel/contract/billing/codes";
import type { OwnersPlan } from "@mindreel/contract/billing/plans";
import type { RehearsalBody } from "@mindreel/contract/billing/rehearsals";
import { limits } from "@mindreel/contract/plain/limits";
import { owners as messages } from "@mindreel/messages/billing/codes";
import { messages as trying } from "@mindreel/messages/billing/rehearsals";
import { type FormEvent, useState } from "react";
import { currencies } from "#features/billing/plans/wording.ts";
import { decimalsOf, typedAmount } from "#features/billing/refunds/refundable.ts";
import { TryChange } from "#features/billing/rehearsals/TryChange.tsx";
import { formErrors } from "#shared/forms/formErrors.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { useAddCode, useGiveCode } from "./codes.ts";

interface Props {
  readonly plans: readonly OwnersPlan[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function CodeEditor({ plans, opened, onClose }: Props) {
  return (
    <EditDialog title={messages.add} opened={opened} onClose={onClose}>
      {(close) => <CodeForm plans={plans} onClose={close} />}
    </EditDialog>
  );
}

const durations = ["once", "months", "forever"] as const satisfies readonly NewCodeBody["duration"][];

/** The code that a form describes. */
function codeIn(form: FormData, currency: string): NewCodeBody {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const duration = durations.find((each) => each === text("duration")) ?? "once";
  const off =
    currency === "percent"
      ? { percent_off: Number(text("off")) }
      : { amounts: { [currency]: typedAmount(text("off"), currency) ?? 0 } };
  const [day, most, plan] = [text("expires_at"), text("max_redemptions"), text("plan")];
  return {
    ...{ code: text("code"), ...off, duration },
    ...(duration === "months" && { months: Number(text("months")) }),
    ...(most !== "" && { max_redemptions: Number(most) }),
    // The day itself still counts.
    ...(day !== "" && { expires_at: `${day}T23:59:59.999Z` }),
    ...(plan !== "" && { plans: [Number(plan)] }),
    ...(form.get("first") !== null && { first_purchase_only: true }),
    ...(form.get("running") !== null && { for_subscribers: true }),
  };
}

/** What a code takes off, for those whose subscription is running. */
const changeOf = ({ percent_off, amounts, duration, months, plans }: NewCodeBody): RehearsalBody => ({
  ...{ kind: "code", duration },
  ...(percent_off !== undefined && { percent_off }),
  ...(amounts !== undefined && { amounts }),
  ...(months !== undefined && { months }),
  ...(plans && { plans }),
});

/** A component of its own, so that its state resets each time the dialog opens. */
function CodeForm({ plans, onClose }: Pick<Props, "plans" | "onClose">) {
  const [currency, setCurrency] = useState("percent");
  const [duration, setDuration] = useState<string>("once");
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [tried, setTried] = useState<NewCodeBody>();
  const [made, setMade] = useState<Code>();
  const add = useAddCode();
  const give = useGiveCode();
  const makeSo = async (body: NewCodeBody) => {
    // It may have been made before giving it failed.
    const code = made ?? (await add.mutateAsync(body));
    setMade(code);
    await give.mutateAsync(code);
  };
  const isPercent = currency === "percent";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate(codeIn(new FormData(event.currentTarget), currency), {
      onSuccess: onClose,
      onError: (error) => setErrors(formErrors(error)),
    });
  };
  const step = isPercent ? 1 : 10 ** -decimalsOf(currency);
  return (
    <>
      <form onSubmit={submit}>
        <Column gap={16}>
          <TextField
            label={messages.code}
            description={messages.codeHint}
            name="code"
            required
            minLength={2}
            maxLength={limits.discountCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.get("code")}
            data-autofocus
          />
          <SelectField
            label={messages.kind}
            value={currency}
            onChange={({ currentTarget: { value } }) => setCurrency(value)}
            options={[{ value: "percent", label: messages.percent }, ...currencies()]}
          />
          <TextField
            label={isPercent ? messages.percent : messages.amount}
            name="off"
            type="number"
            inputMode="decimal"
            required
            min={step}
            step={step}
            {...(isPercent && { max: 100 })}
            error={errors.get(isPercent ? "percent_off" : "amounts")}
          />
          <SelectField
            label={messages.duration}
            name="duration"
            value={duration}
            onChange={({ currentTarget: { value } }) => setDuration(value)}
            options={durations.map((value) => ({ value, label: messages.durations[value] }))}
            error={errors.get("duration")}
          />
          {duration === "months" && (
            <TextField
              label={messages.months}
              name="months"
              type="number"
              min={1}
              max={60}
              defaultValue={3}
              required
              error={errors.get("months")}
            />
          )}
          {plans.length > 1 && (
            <SelectField
              label={messages.onlyPlan}
              name="plan"
              options={[
                { value: "", label: messages.everyPlan },
                ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              error={errors.get("plans")}
            />
          )}
          <TextField
            label={messages.most}
            description={messages.mostHint}
            name="max_redemptions"
            type="number"
            min={1}
            max={1_000_000}
            error={errors.get("max_redemptions")}
          />
          <TextField
            label={messages.expires}
            description={messages.expiresHint}
            name="expires_at"
            type="date"
            error={errors.get("expires_at")}
          />
          <Checkbox label={messages.first} name="first" />
          <Checkbox label={messages.running} name="running" />
          <Row>
            <Button
              variant="default"
              onClick={({ currentTarget: { form } }) => {
                if (form === null || !form.reportValidity()) return;
                setMade(undefined);
                setTried(codeIn(new FormData(form), currency));
              }}
            >
              {trying.tryIt}
            </Button>
          </Row>
          <Row end>
            <Button variant="default" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {messages.add}
            </Button>
          </Row>
        </Column>
      </form>
      {tried !== undefined && (
        <TryChange
          change={changeOf(tried)}
          text={trying.codeText}
          most={tried.max_redemptions ?? undefined}
          said={trying.codeGiven}
          makeSo={() => makeSo(tried)}
          onMade={onClose}
          onClose={() => setTried(undefined)}
        />
      )}
    </>
  );
}
