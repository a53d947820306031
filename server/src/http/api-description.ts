import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import fastifySwagger from "@fastify/swagger";
import { errorTable } from "@mindreel/contract/wire/errors";
import fastify, { type FastifyInstance } from "fastify";
import { AppError } from "#domain/errors.ts";
import { memoize } from "#domain/work/memoize.ts";
import { toSend, Written } from "./responses/written.ts";

const open = { config: { access: "anyone" } } as const;

/**
 * `GET /api/openapi.json` and the human-readable `/api/docs`, generated from the contract. Register before the routes.
 */
export async function describeApi(app: FastifyInstance, appName: string): Promise<void> {
  const codes = Object.entries(errorTable).map(
    ([code, { status, message }]) => `- \`${code}\` (${status}): ${message}`,
  );
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${appName} API`,
        version: "1",
        description: `Every error says \`{message, code}\`, a 400 also \`errors\` (field to messages). Codes:\n\n${codes.join("\n")}`,
      },
      components: {
        securitySchemes: {
          token: {
            type: "apiKey",
            in: "header",
            name: "Authorization",
            description: "`Token <token>` of the login call",
          },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access;
      const described = {
        ...schema,
        ...(access !== "anyone" && { security: [{ token: [] }, ...(access === "opened" ? [{}] : [])] }),
      };
      return { schema: schema?.summary ? described : { ...schema, hide: true }, url };
    },
  });
  // Serialized once, so that all callers share the same half a megabyte.
  let description: Written | undefined;
  app.get("/api/openapi.json", open, async (request, reply) => {
    description ??= new Written(JSON.stringify(app.swagger()));
    return toSend(request, reply.type("application/json; charset=utf-8"), description);
  });
  const pages = memoize(() => openPages(app, appName));
  const known = new Map<string, Buffer>();
  /** Shares equal bytes: a thousand slow readers would otherwise hold a thousand copies of a large script. */
  const shared = (bytes: Buffer): Buffer => {
    const digest = createHash("sha256").update(bytes).digest("base64");
    const first = known.get(digest) ?? bytes;
    known.set(digest, first);
    return first;
  };
  for (const path of ["/api/docs", "/api/docs/*"]) {
    app.get(path, open, async (request, reply) => {
      // A range of a file could not be shared.
      const { range: _part, ...headers } = request.headers;
      const response = await (await pages()).inject({ url: request.url, headers });
      if (response.statusCode === 404) throw new AppError("not_found");
      const { connection: _, date: __, "content-length": ___, ...kept } = response.headers;
      const rawPayload = response.statusCode === 200 ? shared(response.rawPayload) : response.rawPayload;
      // A stream: as a buffer, a script of more than a megabyte would be compressed in one step.
      const body = rawPayload.length > 0 ? Readable.from([rawPayload]) : undefined;
      return reply.code(response.statusCode).headers(kept).send(body);
    });
  }
}

/** The human-readable pages. Loaded when first opened, since they are rarely used and would delay every start. */
async function openPages(app: FastifyInstance, appName: string): Promise<FastifyInstance> {
  const { default: fastifySwaggerUi } = await import("@fastify/swagger-ui");
  const pages = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const document = JSON.parse(JSON.stringify(app.swagger()));
  await pages.register(fastifySwagger, { mode: "static", specification: { document } });
  await pages.register(fastifySwaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    theme: { title: `${appName} API` },
    // By default, the UI sends the description to a third-party validator.
    uiConfig: { validatorUrl: null, defaultModelsExpandDepth: 0, tryItOutEnabled: false },
  });
  return pages;
}
