import { file } from "#fixtures/pictures.ts";

/** A picture as a multipart body, so that 50 uploads encode it only once. */
export async function formOf(content: Buffer) {
  const form = new FormData();
  form.set("profile_pic", file(content));
  const encoded = new Response(form);
  return { type: encoded.headers.get("content-type") ?? "", body: new Uint8Array(await encoded.arrayBuffer()) };
}
type Form = Awaited<ReturnType<typeof formOf>>;

/** Uploads a profile picture over HTTP. @param url of the listening server */
export async function uploadTo(
  url: string,
  { id, token }: { id: number; token: string },
  { type, body }: Form,
  signal: AbortSignal | null = null,
): Promise<{ status: number; code: unknown; wait: string | null }> {
  const headers = { authorization: `Token ${token}`, "content-type": type };
  const address = `${url}/api/accounts/v1/userlist/${id}/`;
  const response = await fetch(address, { method: "PATCH", headers, body, signal });
  const said: unknown = await response.json();
  const code = typeof said === "object" && said !== null && "code" in said ? said.code : undefined;
  return { status: response.status, code, wait: response.headers.get("retry-after") };
}
