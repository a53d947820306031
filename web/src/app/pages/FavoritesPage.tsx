export function Component() {
  return <h1>Favorites</h1>;
}
