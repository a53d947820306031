import { Anchor, Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CodeField } from "#features/accounts/second-factor/CodeField.tsx";
import { formErrors } from "#shared/forms/formErrors.ts";

interface Props {
  /** Signs in with the code and what was entered before it. */
  readonly send: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step of signing in. */
export function CodeForm({ send, onBack }: Props) {
  const [recovery, setRecovery] = useState(false);
  const form = useForm({ mode: "uncontrolled", initialValues: { code: "" } });
  const { getInputNode } = form;
  const signIn = useMutation({
    mutationFn: send,
    onError: (error) => {
      formErrors(error);
      form.setErrors({ code: error.message });
      getInputNode("code")?.focus();
    },
  });
  useEffect(() => getInputNode("code")?.focus(), [getInputNode]);
  const busy = signIn.isPending || signIn.isSuccess;

  const submit = form.onSubmit(({ code }) => {
    if (!busy) signIn.mutate(code);
  });

  return (
    <form onSubmit={submit} aria-label="Two-factor sign-in">
      <Stack gap="md">
        <CodeField
          {...form.getInputProps("code")}
          key={form.key("code")}
          recovery={recovery}
          description={
            recovery ? "One of the codes that you kept. Each works once." : "The six digits that the app shows now."
          }
        />
        <Button type="submit" size="lg" mt="xs" loading={busy}>
          Sign In
        </Button>
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={() => setRecovery(!recovery)}>
            {recovery ? "Use a code from the app" : "Use a recovery code"}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            Start again
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
