import type { Language } from '@sands/rules/language'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { errorText, fail } from '../errors.ts'

type Issue = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Puts the first thing that is wrong into the caller's language, and names the field as it stands in the request. */
function refuse(issue: Issue | undefined, language: Language) {
  if (!issue) return fail('kernel.malformed')
  const params: Readonly<Record<string, unknown>> = issue.params
  const path = issue.instancePath.slice(1).replaceAll('/', '.')
  const reason = () => {
    switch (issue.keyword) {
      case 'required':
        return errorText('kernel.reason.required', language)
      case 'minLength':
      case 'minItems':
        return errorText('kernel.reason.short', language, { limit: asNumber(params.limit) })
      case 'maxLength':
      case 'maxItems':
        return errorText('kernel.reason.long', language, { limit: asNumber(params.limit) })
      case 'minimum':
        return errorText('kernel.reason.small', language, { limit: asNumber(params.limit) })
      case 'maximum':
        return errorText('kernel.reason.big', language, { limit: asNumber(params.limit) })
      default:
        return errorText('kernel.reason.type', language)
    }
  }
  const missing =
    issue.keyword === 'required' && Array.isArray(params.requiredProperties) ? String(params.requiredProperties[0]) : ''
  const field = [path, missing].filter((part) => part !== '').join('.')
  if (field === '') return fail('kernel.malformed')
  return fail('kernel.invalid_field', { field: field.slice(0, 100), reason: reason() })
}

export type Validate = (value: unknown, language: Language) => unknown

/** Bodies are taken as they are: nothing is converted, so a null stays a null and a number stays a number. */
export function bodyValidator(schema: TSchema): Validate {
  const compiled = Compile(schema)
  return (value, language) => {
    if (compiled.Check(value)) return value
    throw refuse(compiled.Errors(value)[0], language)
  }
}

/** Query strings are text, so numbers and booleans are read out of it first, and defaults filled in. */
export function queryValidator(schema: TSchema): Validate {
  const compiled = Compile(schema)
  return (value, language) => {
    const converted = Value.Default(schema, Value.Convert(schema, value))
    if (compiled.Check(converted)) return converted
    throw refuse(compiled.Errors(converted)[0], language)
  }
}
