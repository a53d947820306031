import { Button, Divider } from "@mantine/core";
import { IconBrandGoogle } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { googleClientId, goToGoogle, signInByGoogle, takeReturned } from "#features/accounts/google.ts";
import { toastError } from "#shared/toasts.ts";

/** Signs in, or up, by Google, where that is set up. */
export function GoogleButton({ offer }: { readonly offer: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: signInByGoogle,
    onError: (error) => toastError(error.message),
  });
  useEffect(() => {
    const returned = takeReturned();
    if (returned) mutate(returned);
    else if (returned === null) toastError("Signing in with Google did not work. Please try again.");
  }, [mutate]);

  if (googleClientId === null) return null;
  const clientId = googleClientId;
  return (
    <>
      <Divider label="or" my="lg" />
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={isPending || isSuccess}
        leftSection={<IconBrandGoogle size={20} aria-hidden="true" />}
        onClick={() => goToGoogle(clientId, offer)}
      >
        Continue with Google
      </Button>
    </>
  );
}
