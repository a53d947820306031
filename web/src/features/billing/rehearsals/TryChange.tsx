import type { RehearsalBody } from "@mindreel/contract/billing/rehearsals";
import { messages } from "@mindreel/messages/billing/rehearsals";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/api/api.ts";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { RehearsalResult } from "./RehearsalResult.tsx";
import { gistOf, rehearsalQuery, touchedBy } from "./rehearsal.ts";

interface Props {
  readonly change: RehearsalBody;
  /** What will happen. */
  readonly text: string;
  /** How many subscriptions it can be made so for; absent: all. */
  readonly most?: number | undefined;
  /** What is said once it is made so, unless that is said already. */
  readonly said?: string;
  readonly makeSo: () => Promise<unknown>;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** What the API said, also of a field that this dialog does not have. */
const reasonOf = (error: Error): string =>
  error instanceof ApiError && error.errors !== null ? Object.values(error.errors).flat().join(" ") : error.message;

/** Shows what a change would do, and only then makes it so, if it still would. */
export function TryChange({ change, text, most, said, makeSo, onMade, onClose }: Props) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(rehearsalQuery(change));
  const make = useMutation({
    mutationFn: async () => {
      const now = await client.fetchQuery(rehearsalQuery(change));
      if (data === undefined || gistOf(now) !== gistOf(data)) return false;
      await makeSo();
      return true;
    },
    onSuccess: (isMade) => {
      if (!isMade) return;
      if (said !== undefined) toastSuccess(said);
      onMade();
    },
  });
  const touched = data === undefined ? 0 : touchedBy(data);
  const isShort = most !== undefined && most < touched;
  const body =
    data === undefined ? (
      error === null ? (
        <FullSpinner label={messages.replaying} />
      ) : error instanceof ApiError && error.status === 400 ? (
        <p role="alert">{reasonOf(error)}</p>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )
    ) : (
      <>
        {make.data === false && (
          <Alert icon={IconAlertTriangle} tone="warning">
            {messages.changed}
          </Alert>
        )}
        {data.running === 0 ? <p>{messages.none}</p> : <RehearsalResult said={data} />}
        {touched === 0 ? data.running > 0 && <p>{messages.nobody}</p> : <p>{isShort ? messages.short : text}</p>}
        {make.error !== null && <p role="alert">{reasonOf(make.error)}</p>}
      </>
    );
  return (
    <Dialog label={messages.title} title={messages.title} opened onClose={onClose} described={false} width={760}>
      <Column gap={16}>
        {body}
        <Row end>
          <Button variant="default" onClick={onClose} data-autofocus>
            {messages.back}
          </Button>
          {touched > 0 && (
            <Button disabled={isShort} loading={make.isPending} onClick={() => make.mutate()}>
              {messages.makeSo}
            </Button>
          )}
        </Row>
      </Column>
    </Dialog>
  );
}
