import selectSerializer, { type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler'

const serializers = new WeakMap<object, Serializer>()

/**
 * Compiles the serializer of a schema at its first use and once for all servers of a process, so that a server starts
 * faster. Schemas never change.
 */
export const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const compile = selectSerializer()(externalSchemas, options)
  return (route) => {
    const { schema } = route
    if (typeof schema !== 'object' || schema === null) return compile(route)
    return (answer) => {
      const known = serializers.get(schema)
      if (known) return known(answer)
      const serializer = compile(route)
      serializers.set(schema, serializer)
      return serializer(answer)
    }
  }
}
