import type { Domain } from '@sands/contract/domains'
import { audienceGroup } from '@sands/rules/audience'
import { JUMP } from '@sands/rules/jump'
import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import { jumpText } from '../../../kernel/jump/jump-choice.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useAudit, useTerms } from '../../../kernel/slots.ts'
import type { AuditByDomain, AuditTerms, Terms, TextsByName } from '../../../kernel/terms.ts'
import { type DesktopText, useT } from '../../../kernel/text.ts'
import { type Fields, isModule, type Step } from './audit-difference.ts'

interface Moments {
  full(instant: string): string
  number(value: number): string
}

interface Surroundings {
  audit: AuditByDomain
  terms: Pick<Terms, 'jumps' | 'contents'>
  t: (key: DesktopText, params?: Readonly<Record<string, string | number>>) => string
  moments: Moments
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const GROUP_LISTS: readonly string[] = ['included', 'excluded']

const textIn = (texts: TextsByName | undefined, name: string): DesktopText | undefined =>
  texts && Object.hasOwn(texts, name) ? texts[name] : undefined

/**
 * Describes entries of the audit log in words. The domain that recorded an entry names its entities, actions, fields
 * and values before any other domain does. Values without a text are shown as they are stored.
 */
export function createAuditWords(action: string, { audit, terms, t, moments }: Surroundings) {
  const [domain = '', thingName = '', act = ''] = action.split('.')
  const own = [audit.get(domain as Domain) ?? {}, ...audit.values()]
  const find = (textsOf: (audit: AuditTerms) => TextsByName | undefined, name: string): DesktopText | undefined => {
    for (const names of own) {
      const text = textIn(textsOf(names), name)
      if (text) return text
    }
    return undefined
  }

  const thing = (kind: string): string => {
    const text = find(({ things }) => things, kind)
    return text ? t(text) : kind
  }

  /** Texts are listed by language, so their field names are languages. */
  const field = (name: string): string => {
    const text = find(({ fields }) => fields, name)
    if (text) return t(text)
    const language = LANGUAGES.find((known) => known === name)
    return language ? LANGUAGE_NAMES[language] : name
  }

  /** Entries name a module of the home page as `app-nav k1`. */
  const module = (name: string): string => {
    const text = find(({ values }) => values?.code, name.split(' ')[0] ?? '')
    return text ? t(text) : name
  }

  /** A jump and its target, for example `link https://…`. */
  const jump = (to: unknown, rest: readonly unknown[]): string => {
    const details = rest.filter((detail) => typeof detail === 'string' && detail !== '')
    const name = String(to)
    return [Object.hasOwn(JUMP, name) ? t(jumpText(name, terms)) : name, ...details].join(' ')
  }

  /** A part of an audience with its name at that time, for example `tree:12 Sales`. */
  const group = (text: string): string => {
    const [key = '', ...words] = text.split(' ')
    const known = audienceGroup(key)
    const name = words.join(' ')
    if (!known || name === '') return text
    return known.kind === 'department' && known.withChildren ? t('manage.audience_below', { name }) : name
  }

  const step = (at: Step): string => {
    if ('place' in at) return at.called || t('ops.value_place', { place: at.place })
    if (!isModule(at.field)) return field(at.field)
    const part = module(at.field)
    return at.called ? t('home.part_titled', { part, title: at.called }) : part
  }

  return {
    thing,
    field,
    module,
    /** An action such as `org.user.updated` as text. */
    action: (): string => {
      const [thingText, actText] = [find(({ things }) => things, thingName), find(({ acts }) => acts, act)]
      return thingText && actText ? t('ops.audit_named', { thing: t(thingText), act: t(actText) }) : action
    },
    /** The path to a changed value. */
    path: (steps: readonly Step[]): string => steps.map(step).join(' › '),
    /** Several fields described as one value. */
    whole: (value: Fields): string => {
      if ('to' in value) return jump(value.to, [value.moduleId, value.link])
      const name = `${thing(String(value.kind))} ${String(value.id)}`
      return value.withChildren === true ? t('manage.audience_below', { name }) : name
    },
    value: (value: unknown, name: string): string => {
      if (value === null || value === undefined || value === '') return t('ops.value_none')
      if (typeof value === 'boolean') return t(value ? 'ops.value_yes' : 'ops.value_no')
      const written = String(value)
      const text = find(({ values }) => (values && Object.hasOwn(values, name) ? values[name] : undefined), written)
      if (text) return t(text)
      if (typeof value === 'number') return moments.number(value)
      const language = name === 'language' && LANGUAGES.find((known) => known === written)
      if (language) return LANGUAGE_NAMES[language]
      if (INSTANT.test(written)) return moments.full(written)
      if (name === 'order') return module(written)
      if (name === 'jump') return jump(written.split(' ')[0], written.split(' ').slice(1))
      return GROUP_LISTS.includes(name) ? group(written) : written
    },
  }
}
export type AuditWords = ReturnType<typeof createAuditWords>

/** The texts for an entry, by its action. */
export function useAuditWords(): (action: string) => AuditWords {
  const t = useT()
  const moments = useMoments()
  const terms = useTerms()
  const audit = useAudit()
  return (action) => createAuditWords(action, { audit, terms, t, moments })
}
