import type { BucketBody, StorageConnection } from "@mindreel/contract/site/storage-connection";
import { storage as messages } from "@mindreel/messages/site/storage-connection";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const storageConnectionQuery = queryOptions({
  queryKey: ["storage connection"],
  queryFn: ({ signal }) => call("GET /api/site/v1/connections/storage/", { signal }),
});

/** What is shown once the bucket has changed. */
function useTaken() {
  const client = useQueryClient();
  return (connection: StorageConnection) => {
    client.setQueryData(storageConnectionQuery.queryKey, connection);
    void client.invalidateQueries({ queryKey: ["first-run"] });
  };
}

export function useSaveBucket() {
  const taken = useTaken();
  return useMutation({
    mutationFn: (body: BucketBody) => call("PUT /api/site/v1/connections/storage/", { body }),
    onSuccess: ({ result, connection }) => {
      if (result.passed) taken(connection);
    },
  });
}

export function useLeaveBucket(onLeft: () => void) {
  const taken = useTaken();
  return useMutation({
    mutationFn: () => call("DELETE /api/site/v1/connections/storage/"),
    onSuccess: (connection) => {
      taken(connection);
      if (connection.bucket === null) onLeft();
      toastSuccess(messages.forgotten);
    },
    onError: (error) => toastError(error.message),
  });
}
