import type { TestResult } from "@mindreel/contract/admin/first-run";
import classes from "./connections.module.css";

interface Props {
  /** Undefined before the first test, and while one runs. */
  readonly result: TestResult | undefined;
  readonly notSaved: string;
}

/** What came of the test before a connection is saved. */
export function TestedResult({ result, notSaved }: Props) {
  return (
    <div role="status" className={classes.result}>
      {result !== undefined && (
        <>
          {!result.passed && <strong>{notSaved}</strong>}
          <p>{result.says}</p>
          {result.todo !== null && <p>{result.todo}</p>}
        </>
      )}
    </div>
  );
}
