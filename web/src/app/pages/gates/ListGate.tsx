import { ProGate } from "#features/billing/subscription/ProGate.tsx";
import { Stills, showcaseQuery } from "#features/catalogue/showcase/Stills.tsx";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";

export const prefetch = ({ client }: PrefetchContext) => client.prefetchQuery(showcaseQuery);

/** The gate, above a few stills of the library. */
export const Component = () => <ProGate backdrop={<Stills shape="band" />} />;
