/** The upper limit for comparison: bare `node:http`. Serves the response given on stdin; prints its port. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const { headers, body } = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, "base64");
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) console.log(address.port);
});
