import { setPasswordByEmail as messages } from "@mindreel/messages/accounts/password-reset";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { useRequestReset } from "./requestReset.ts";

/** For members who sign in only with Google. */
export function SetPasswordByEmail({ email }: { readonly email: string }) {
  const request = useRequestReset();
  return (
    <Column>
      <Text>{messages.text}</Text>
      <Row>
        <Button variant="default" loading={request.isPending} onClick={() => request.mutate({ email })}>
          {messages.send}
        </Button>
      </Row>
    </Column>
  );
}
