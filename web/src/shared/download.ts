/** Hands a file to the browser's downloads, under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has to have begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name that the server gives to a file. */
export const nameOf = (response: Response, otherwise: string): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? otherwise;
