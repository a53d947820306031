import { type ComponentType, lazy, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { NotLoaded } from "../loadable.ts";

/** What a failure shows in place of the part. */
export interface FailureProps {
  readonly onRetry: () => void;
}

/**
 * A component that is loaded when it is first rendered, like those of React's `lazy`. If loading fails, the rest of the
 * page is unaffected: `Failure` is shown in its place.
 */
export function lazily<Props extends object, More extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<FailureProps & More>,
): ComponentType<Props & More> {
  const notLoaded = (cause: unknown) => {
    throw new NotLoaded("", { cause });
  };
  const attempt = () => lazy(async () => ({ default: await load().catch(notLoaded) }));
  let latest = attempt();

  function Part(props: Props) {
    const Latest = latest;
    return <Latest {...props} />;
  }

  function Failed({ error, props }: { error: unknown; props: FailureProps & More }) {
    // Errors of rendering are the page's.
    if (!(error instanceof NotLoaded)) throw error;
    // The next time that the part is rendered, it tries again.
    useEffect(() => {
      latest = attempt();
    }, []);
    return <Failure {...props} />;
  }

  return (props) => (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Failed error={error} props={{ ...props, onRetry: () => resetErrorBoundary() }} />
      )}
    >
      <Part {...props} />
    </ErrorBoundary>
  );
}
