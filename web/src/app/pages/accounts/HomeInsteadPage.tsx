import { pagePath } from "@mindreel/contract/plain/pages";
import { Redirect } from "#shared/navigation/Redirect.tsx";

/** Sends members home from pages that only visitors need. */
export const Component = () => <Redirect to={pagePath("home")} />;
