import type { Language } from '@sands/rules/language'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import Format from 'typebox/format'
import { Value } from 'typebox/value'
import { type AppError, errorText, fail } from '../errors.ts'

/**
 * Matches the usual form of a timestamp, as `toISOString` writes it, with one regular expression, because every
 * heartbeat contains one. Leap days and other forms take the slower check.
 */
const USUAL_INSTANT =
  /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

// Leap seconds and named zones are well-formed but cannot be converted to a date.
const isMoment = (value: string) => Format.IsDateTime(value) && !Number.isNaN(Date.parse(value))

Format.Set('date-time', (value) => USUAL_INSTANT.test(value) || isMoment(value))

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>()

/** Compiles once for all servers of a process, because schemas never change. */
function compile(schema: TSchema): ReturnType<typeof Compile> {
  const known = validators.get(schema)
  if (known) return known
  const compiled = Compile(schema)
  validators.set(schema, compiled)
  return compiled
}

type Issue = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

type Reason = Extract<Parameters<typeof errorText>[0], `kernel.reason.${string}`>

const REASONS: Readonly<Record<string, Reason>> = {
  required: 'kernel.reason.required',
  minLength: 'kernel.reason.short',
  maxLength: 'kernel.reason.long',
  minItems: 'kernel.reason.few',
  maxItems: 'kernel.reason.many',
  minimum: 'kernel.reason.small',
  maximum: 'kernel.reason.big',
}

interface Refusal {
  /** The field as named in the request; empty for the request as a whole. */
  field: string
  reason: Reason
  limit?: number
  language: Language
}

export function refuseField({ field, reason, limit = 0, language }: Refusal): AppError {
  if (field === '') return fail('kernel.malformed')
  return fail('kernel.invalid_field', { field: field.slice(0, 100), reason: errorText(reason, language, { limit }) })
}

/** Describes the first problem in the caller's language. */
function refuse(issue: Issue | undefined, language: Language): AppError {
  if (!issue) return fail('kernel.malformed')
  const params: Readonly<Record<string, unknown>> = issue.params
  const path = issue.instancePath.slice(1).replaceAll('/', '.')
  const missing =
    issue.keyword === 'required' && Array.isArray(params.requiredProperties) ? String(params.requiredProperties[0]) : ''
  const field = [path, missing].filter((part) => part !== '').join('.')
  const reason = REASONS[issue.keyword] ?? 'kernel.reason.type'
  return refuseField({ field, reason, limit: asNumber(params.limit), language })
}

export type Validate = (value: unknown, language: Language) => unknown

/** Bodies are not converted: null stays null and a number stays a number. */
export function bodyValidator(schema: TSchema): Validate {
  const compiled = compile(schema)
  return (value, language) => {
    if (compiled.Check(value)) return value
    throw refuse(compiled.Errors(value)[0], language)
  }
}

/** Query strings are text, so numbers and booleans are converted first and defaults are filled in. */
export function queryValidator(schema: TSchema): Validate {
  const compiled = compile(schema)
  return (value, language) => {
    const converted = Value.Default(schema, Value.Convert(schema, value))
    if (compiled.Check(converted)) return converted
    throw refuse(compiled.Errors(converted)[0], language)
  }
}
