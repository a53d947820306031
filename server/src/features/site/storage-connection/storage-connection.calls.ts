import type { storageConnectionWire } from "@mindreel/contract/site/storage-connection";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

const body = { endpoint: "http://127.0.0.1:1", region: "us-east-1", bucket: "pictures", access_key_id: "peer" };

/** The bucket of a store that works. */
function bucketOf({ s3 }: World) {
  const { endpoint, secretAccessKey: secret_access_key } = s3.settings;
  return { ...body, endpoint, secret_access_key };
}

async function connected(world: World) {
  const token = await world.tokenOf("superuser");
  await world.t.ok("PUT /api/site/v1/connections/storage/", { token, body: bucketOf(world) });
  return { token, details: {}, target: 1 };
}

export const calls = {
  "GET /api/site/v1/connections/storage/": { access: [401, 403, 403, 200] },
  "PUT /api/site/v1/connections/storage/": {
    access: [401, 403, 403, 400],
    request: async (world) => {
      const token = await world.tokenOf("superuser");
      return { token, body: bucketOf(world), details: { name: "pictures" }, target: 1 };
    },
    body: { ...body, secret_access_key: "secret" },
  },
  "DELETE /api/site/v1/connections/storage/": { access: [401, 403, 403, 200], request: connected },
} satisfies Rows<typeof storageConnectionWire>;
