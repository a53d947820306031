import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifyInstance, FastifySchemaCompiler } from "fastify";

const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: true } as const;

/**
 * Compiles a schema when a request first needs it: a start would otherwise wait for hundreds of them, most of which are
 * for errors and for calls that nobody makes that day.
 */
export function compileSchemasLazily(app: FastifyInstance): void {
  const compileValidator: FastifySchemaCompiler<object> = AjvCompiler()({}, { customOptions });
  app.setValidatorCompiler<object>((route) => {
    let compiled: ReturnType<typeof compileValidator> | undefined;
    const validate: ReturnType<typeof compileValidator> = (data) => {
      compiled ??= compileValidator(route);
      const outcome = compiled(data);
      // Fastify reads them here.
      validate.errors = compiled.errors ?? null;
      return outcome;
    };
    return validate;
  });

  const compileSerializer = SerializerSelector()({}, {});
  app.setSerializerCompiler<object>((route) => {
    let compiled: ReturnType<typeof compileSerializer> | undefined;
    return (body) => {
      compiled ??= compileSerializer({ ...route, httpStatus: route.httpStatus ?? "default" });
      return compiled(body);
    };
  });
}
