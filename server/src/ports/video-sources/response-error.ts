import { RateLimited } from "./video-sources.port.ts";

/** The error for a response that says nothing about the video. */
export function responseError(host: string, status: number, retryAfter: string | null | undefined): Error {
  const rateLimited = status === 429 || (status === 503 && Boolean(retryAfter));
  return new (rateLimited ? RateLimited : Error)(`${host} answered ${status}`);
}
