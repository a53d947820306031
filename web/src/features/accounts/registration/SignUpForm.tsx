import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { RegistrationFields, showRegistrationErrors, useRegistrationForm } from "./RegistrationFields.tsx";
import { register } from "./register.ts";

/** @param offer of the link that led here, or empty */
export function SignUpForm({ offer }: { readonly offer: string }) {
  const navigate = useNavigate();
  const form = useRegistrationForm();
  const signUp = useMutation({
    mutationFn: register,
    onSuccess: () => {
      toastSuccess("Successfully registered");
      void navigate("/signin");
    },
    onError: (error) => showRegistrationErrors(form, error),
  });

  const submit = form.onSubmit((values, event) => {
    if (signUp.isPending) return;
    signUp.mutate({ ...values, ...(offer !== "" && { offer }), ...honeypotOf(event?.currentTarget) });
  });

  return (
    <form onSubmit={submit} aria-label="Sign Up">
      <Stack gap="md">
        <RegistrationFields form={form} />
        <Honeypot />
        <Button type="submit" size="lg" mt="xs" loading={signUp.isPending}>
          Sign Up
        </Button>
      </Stack>
    </form>
  );
}
