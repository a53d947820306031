import { pagePath } from "@mindreel/contract/plain/pages";
import { Redirect } from "#shared/navigation/Redirect.tsx";

/** For members, where visitors get a page that members have no use for. */
export const Component = () => <Redirect to={pagePath("home")} />;
