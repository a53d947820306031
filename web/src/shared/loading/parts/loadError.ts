import { notLoaded as messages } from "@mindreel/messages/shared/states";
import { ApiError, unreachable } from "#shared/api/api.ts";
import { reachServer } from "../reachServer.ts";

/** Why a part's file was not loaded although the page's were: the server cannot be reached, or has a new release. */
export async function loadError(): Promise<ApiError> {
  try {
    await reachServer();
  } catch {
    return unreachable();
  }
  return new ApiError(404, "replaced", messages.replaced, null);
}

export const isReplaced = ({ code }: ApiError): boolean => code === "replaced";
