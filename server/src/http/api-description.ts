import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import { errorTable } from "@mindreel/contract/wire/errors";
import type { FastifyInstance } from "fastify";

/** `GET /api/openapi.json` and the readable `/api/docs`, made from the contract. Register before the routes. */
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
      const described = { ...schema, ...(access !== "anyone" && { security: [{ token: [] }] }) };
      return { schema: schema?.summary ? described : { ...schema, hide: true }, url };
    },
  });
  await app.register(async (docs) => {
    docs.addHook("onRoute", (route) => {
      route.config = { ...route.config, access: "anyone" };
    });
    await docs.register(fastifySwaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      theme: { title: `${appName} API` },
      // By default a third party's validator fetches the description.
      uiConfig: { validatorUrl: null, defaultModelsExpandDepth: 0, tryItOutEnabled: false },
    });
  });
  app.get("/api/openapi.json", { config: { access: "anyone" } }, async () => app.swagger());
}
