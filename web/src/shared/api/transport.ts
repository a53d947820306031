export type Transport = (url: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (url, init) => fetch(url, init);

/** How calls reach the server: over the network in the browser, directly on the server. */
export const send: Transport = (url, init) => transport(url, init);

export function setTransport(own: Transport): void {
  transport = own;
}
