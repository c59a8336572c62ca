import type { CallError } from '@sands/web/call/call'
import type { DesktopText } from '../../../../kernel/text.ts'
import { PERSON_FIELDS, type PersonField, type PersonValues } from './person-values.ts'

export type PersonFaults = Partial<Record<PersonField, string>>
type Texts = (key: DesktopText) => string

const USER_NAME = /^[\p{L}\p{N}._@-]{2,60}$/u
const MOBILE = /^\+?[0-9]{5,19}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The rules of the contract for each field, checked while typing; the server decides. */
export function faultOf(field: PersonField, values: PersonValues, t: Texts): string | undefined {
  const text = (value: string) => value.trim()
  switch (field) {
    case 'name':
      return text(values.name) ? undefined : t('org.person_name_missing')
    case 'userName':
      if (!text(values.userName)) return t('org.user_name_missing')
      return USER_NAME.test(text(values.userName)) ? undefined : t('org.user_name_rule')
    case 'mobile':
      return !text(values.mobile) || MOBILE.test(text(values.mobile)) ? undefined : t('org.mobile_rule')
    case 'email':
      return !text(values.email) || EMAIL.test(text(values.email)) ? undefined : t('org.email_rule')
    case 'places':
      return values.places.length > 0 ? undefined : t('org.place_missing')
    default:
      return undefined
  }
}

export function faultsOf(values: PersonValues, t: Texts): PersonFaults {
  const found = PERSON_FIELDS.map((field) => [field, faultOf(field, values, t)] as const).filter(([, fault]) => fault)
  return Object.fromEntries(found)
}

/** The field of a refusal, if the error names one: `login_taken` and `invalid_field` do. */
export function refusedField(error: CallError): PersonField | undefined {
  const { data } = error
  if (typeof data !== 'object' || data === null || !('field' in data) || typeof data.field !== 'string')
    return undefined
  const name = data.field.replace(/^\/?(body[./])?/, '')
  return PERSON_FIELDS.find((field) => name === field || name.startsWith(`${field}/`) || name.startsWith(`${field}.`))
}
