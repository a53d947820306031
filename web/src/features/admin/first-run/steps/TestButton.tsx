import type { TestResult } from "@mindreel/contract/admin/first-run";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "../first-run.module.css";
import { firstRunQuery } from "../firstRun.ts";

interface Props {
  readonly label: string;
  readonly test: () => Promise<TestResult>;
}

/** Runs a test and shows its result. */
export function TestButton({ label, test }: Props) {
  const client = useQueryClient();
  const { mutate, data, isPending } = useMutation({
    mutationFn: test,
    onSuccess: () => client.invalidateQueries({ queryKey: firstRunQuery.queryKey }),
    onError: (error) => toastError(error.message),
  });
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      <div role="status" className={classes.result}>
        {data !== undefined && !isPending && (
          <>
            <p className={data.passed ? classes.done : classes.failed}>{data.says}</p>
            {data.todo !== null && <p>{data.todo}</p>}
          </>
        )}
      </div>
    </>
  );
}
