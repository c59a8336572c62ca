import { type ErrorName, errors } from '@sands/contract/errors'
import { rightsFor } from '@sands/contract/kernel/access'
import type { Call, Calls } from '@sands/contract/kernel/call'
import { errorText } from '../errors.ts'
import { VERSION } from '../version.ts'

export type CallGroups = Readonly<Record<string, Calls>>

interface JsonSchema {
  properties?: Readonly<Record<string, object>>
  required?: readonly string[]
}

/** Errors that any call can return besides those it lists. */
function commonErrors(call: Call): ErrorName[] {
  return [
    ...(call.access === 'open'
      ? []
      : (['kernel.not_signed_in', 'kernel.signed_out', 'kernel.second_factor_due'] as const)),
    ...(call.access.startsWith('right:')
      ? (['kernel.no_permission', 'kernel.other_college', 'kernel.second_factor_first'] as const)
      : []),
    ...(call.stepUp ? (['kernel.proof_due'] as const) : []),
    ...(call.decides ? (['kernel.second_factor_first'] as const) : []),
    ...(call.query || call.body ? (['kernel.invalid_field'] as const) : []),
    'kernel.too_many_requests',
    'kernel.unavailable',
  ]
}

export const errorsOf = (call: Call): ErrorName[] => [...new Set([...(call.errors ?? []), ...commonErrors(call)])]

function responses(call: Call) {
  const byStatus = new Map<number, string[]>()
  for (const name of errorsOf(call)) {
    const { code, status } = errors[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\` ${errorText(name, 'en-us')}`])
  }
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { type: 'integer', const: 1 }, msg: { type: 'string' }, data: call.data },
  }
  return {
    200: { description: 'Success', content: { 'application/json': { schema: envelope } } },
    ...Object.fromEntries(
      [...byStatus].map(([status, texts]) => [
        status,
        {
          description: texts.join('\n\n'),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
    ),
  }
}

function operation(domain: string, name: string, call: Call) {
  const query = call.query as JsonSchema | undefined
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '_'),
    tags: [domain],
    summary: call.summary,
    security: call.access === 'open' ? [] : [{ bearer: [] }],
    ...(call.access.startsWith('right:')
      ? {
          description: `Needs the right ${rightsFor(call.access)
            .map((right) => `\`${right}\``)
            .join(' or ')}.`,
        }
      : {}),
    parameters: [
      ...Object.entries(query?.properties ?? {}).map(([field, schema]) => ({
        in: 'query',
        name: field,
        required: query?.required?.includes(field) ?? false,
        schema,
      })),
      ...(call.access.startsWith('right:')
        ? [{ in: 'header', name: 'X-College-Id', required: false, schema: { type: 'string' } }]
        : []),
      ...(call.once ? [{ in: 'header', name: 'Idempotency-Key', required: false, schema: { type: 'string' } }] : []),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { [call.form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: call.body } },
          },
        }
      : {}),
    responses: responses(call),
  }
}

/** The contract as an OpenAPI document. */
export function openApi(groups: CallGroups, url: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [domain, calls] of Object.entries(groups)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const [method = '', path = ''] = name.split(' ')
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(domain, name, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sands', version: VERSION, description: 'Every answer is `{code, msg, data}`; code 1 is success.' },
    servers: [{ url }],
    tags: Object.keys(groups).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['code', 'msg', 'data'],
          properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: { type: ['object', 'null'] } },
        },
      },
    },
  }
}
