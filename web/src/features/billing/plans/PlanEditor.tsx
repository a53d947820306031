import { Textarea } from "@mantine/core";
import type { OwnersPlan } from "@mindreel/contract/billing/plans";
import { limits } from "@mindreel/contract/plain/limits";
import { owners as messages } from "@mindreel/messages/billing/plans";
import { type FormEvent, useState } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { useAddPlan, useChangePlan } from "./plans.ts";

interface Props {
  /** Absent when adding one. */
  readonly plan?: OwnersPlan;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function PlanEditor({ plan, opened, onClose }: Props) {
  return (
    <EditDialog title={plan === undefined ? messages.add : messages.edit} opened={opened} onClose={onClose}>
      {(close) => <PlanForm plan={plan} onClose={close} />}
    </EditDialog>
  );
}

interface Written {
  readonly trial_days: number;
  readonly trial_card: boolean;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
}

const writtenIn = (form: FormData): Written => {
  const text = (name: string) => String(form.get(name) ?? "");
  const lines = text("features").split("\n");
  return {
    name: text("name").trim(),
    description: text("description"),
    trial_days: Number(text("trial_days")),
    trial_card: form.get("trial_card") !== null,
    features: lines.map((line) => line.trim()).filter((line) => line !== ""),
  };
};

/** Only what was changed, so that words which follow the site's settings keep following them. */
const changesOf = (plan: Written & Pick<OwnersPlan, "position">, written: Written, position: number) => ({
  ...(written.name !== plan.name && { name: written.name }),
  ...(written.description !== plan.description && { description: written.description }),
  ...(written.features.join("\n") !== plan.features.join("\n") && { features: [...written.features] }),
  ...(written.trial_days !== plan.trial_days && { trial_days: written.trial_days }),
  ...(written.trial_card !== plan.trial_card && { trial_card: written.trial_card }),
  ...(position !== plan.position && { position }),
});

/** A component of its own, so that its state resets each time the dialog opens. */
function PlanForm({ plan, onClose }: { readonly plan: OwnersPlan | undefined; readonly onClose: () => void }) {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const add = useAddPlan();
  const change = useChangePlan(plan?.id ?? 0, messages.saved);
  const pending = add.isPending || change.isPending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    const written = writtenIn(form);
    const done = { onSuccess: onClose, onError: (error: Error) => setErrors(formErrors(error)) };
    if (plan === undefined) add.mutate({ ...written, features: [...written.features] }, done);
    else change.mutate(changesOf(plan, written, Number(form.get("position"))), done);
  };
  return (
    <form onSubmit={submit}>
      <Column gap={16}>
        <TextField
          label={messages.name}
          name="name"
          defaultValue={plan?.name}
          maxLength={limits.siteLabel}
          autoComplete="off"
          required
          error={errors.get("name")}
          data-autofocus
        />
        <Textarea
          label={messages.description}
          name="description"
          defaultValue={plan?.description}
          rows={2}
          size="md"
          maxLength={limits.siteParagraph}
          error={errors.get("description")}
        />
        <Textarea
          label={messages.features}
          description={messages.featuresHint}
          name="features"
          defaultValue={plan?.features.join("\n")}
          rows={4}
          size="md"
          error={errors.get("features")}
        />
        <TextField
          label={messages.trialDays}
          description={messages.trialDaysHint}
          name="trial_days"
          type="number"
          min={0}
          max={365}
          defaultValue={plan?.trial_days ?? 0}
          required
          error={errors.get("trial_days")}
        />
        <div>
          <Checkbox label={messages.trialCard} name="trial_card" defaultChecked={plan?.trial_card ?? true} />
          <Text small dim>
            {messages.trialCardHint}
          </Text>
        </div>
        {plan !== undefined && (
          <TextField
            label={messages.position}
            description={messages.positionHint}
            name="position"
            type="number"
            min={0}
            max={10_000}
            defaultValue={plan.position}
            required
            error={errors.get("position")}
          />
        )}
        <Row end>
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" loading={pending}>
            {messages.save}
          </Button>
        </Row>
      </Column>
    </form>
  );
}
