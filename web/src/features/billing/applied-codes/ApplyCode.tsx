import type { NextCharge } from "@mindreel/contract/billing/applied-codes";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/billing/applied-codes";
import { useState } from "react";
import { money } from "#features/billing/payments/wording.ts";
import { ApiError } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { longDay } from "#shared/time/dates.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { useApply, usePreview } from "./applyCode.ts";

interface Props {
  /** The member to whom a superuser gives it; absent: members use it themselves. */
  readonly memberId?: string;
}

/** Uses a code for a subscription that runs, after one has seen what the next charge is with it. */
export function ApplyCode({ memberId }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpened(true)}>
        {memberId === undefined ? messages.enter : messages.give}
      </Button>
      {opened && <Form memberId={memberId} onClose={() => setOpened(false)} />}
    </>
  );
}

const said = (error: Error): string =>
  error instanceof ApiError && error.errors !== null ? Object.values(error.errors).flat().join(" ") : error.message;

function nextText({ at, amount, without, currency }: NextCharge): string {
  const values = { day: longDay(at), amount: money(amount, currency) };
  return amount === without
    ? format(messages.same, values)
    : format(messages.next, { ...values, without: money(without, currency) });
}

interface FormProps {
  readonly memberId: string | undefined;
  readonly onClose: () => void;
}

function Form({ memberId, onClose }: FormProps) {
  const [code, setCode] = useState("");
  const preview = usePreview(memberId);
  const apply = useApply(memberId);
  const { data: next } = preview;
  const error = apply.error ?? preview.error;
  const submit = () => {
    if (next === undefined) preview.mutate(code.trim());
    else apply.mutate(code.trim(), { onSuccess: onClose });
  };
  return (
    <FormModal
      title={memberId === undefined ? messages.enter : messages.give}
      action={next === undefined ? messages.check : messages.use}
      ready={code.trim() !== ""}
      opened
      pending={preview.isPending || apply.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={messages.code}
        name="code"
        value={code}
        maxLength={limits.discountCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error === null ? undefined : said(error)}
        onChange={({ currentTarget: { value } }) => {
          setCode(value);
          preview.reset();
          apply.reset();
        }}
        data-autofocus
      />
      <p role="status">{next === undefined ? "" : nextText(next)}</p>
    </FormModal>
  );
}
