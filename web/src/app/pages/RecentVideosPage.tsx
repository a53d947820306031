export function Component() {
  return <h1>Recent Videos</h1>;
}
