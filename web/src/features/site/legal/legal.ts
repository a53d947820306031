import { isLegalDocument } from "@mindreel/contract/plain/kinds/legal";
import type { LegalPage } from "@mindreel/contract/site/legal";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";

/** A legal page of the site; null if there is none with this name. */
export const legalQuery = (document: string) =>
  queryOptions<LegalPage | null>({
    queryKey: ["legal", document],
    queryFn: ({ signal }) =>
      isLegalDocument(document)
        ? call("GET /api/public/v1/legal/{document}/", { params: { document }, signal }).catch(orNull)
        : null,
  });
