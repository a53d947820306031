export interface GoogleIdentity {
  /** Google's own id of the person. It never changes; an email address may pass to someone else. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** The token is not valid for this site, or Google did not confirm it in time. */
export class GoogleError extends Error {}

export interface Google {
  /** The person that a token belongs to. @throws GoogleError */
  readonly identify: (accessToken: string) => Promise<GoogleIdentity>;
}
