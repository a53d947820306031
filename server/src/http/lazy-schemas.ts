import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from "fastify";

const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: true } as const;

/** Compiles a schema once for all routes that share it, as they do the id's and the error's. */
const compileValidator: FastifySchemaCompiler<object> = AjvCompiler()({}, { customOptions });

const buildSerializer = SerializerSelector()({}, {});
const serializers = new WeakMap<object, ReturnType<typeof buildSerializer>>();

/** As `compileValidator` does, whose cache this compiler lacks. */
const compileSerializer: FastifySerializerCompiler<object> = (route) => {
  const serialize =
    serializers.get(route.schema) ?? buildSerializer({ ...route, httpStatus: route.httpStatus ?? "default" });
  serializers.set(route.schema, serialize);
  return serialize;
};

/**
 * Compiles a schema when a request first needs it: a start would otherwise wait for hundreds of them, most of which are
 * for errors and for calls that nobody makes that day.
 */
export function compileSchemasLazily(app: FastifyInstance): void {
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

  app.setSerializerCompiler<object>((route) => {
    let compiled: ReturnType<typeof compileSerializer> | undefined;
    return (body) => {
      compiled ??= compileSerializer(route);
      return compiled(body);
    };
  });
}
