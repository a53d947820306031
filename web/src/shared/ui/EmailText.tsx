/** An email address, which wraps before its @ rather than within a word. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
