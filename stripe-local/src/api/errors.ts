/** An error response of Stripe's API. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string; param?: string } };

  constructor(status: number, type: string, message: string, more: { code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...more } };
  }
}

export const invalid = (message: string, param?: string): ApiError =>
  new ApiError(400, "invalid_request_error", message, param === undefined ? {} : { param });

export const missing = (what: string, id: string): ApiError =>
  new ApiError(404, "invalid_request_error", `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" });

export const declined = (): ApiError =>
  new ApiError(402, "card_error", "Your card was declined.", { code: "card_declined" });

export const forbidden = (permission: string): ApiError =>
  new ApiError(
    403,
    "invalid_request_error",
    `The provided key does not have the required permissions for this endpoint. Having the '${permission}' permission would allow this request to continue.`,
  );
