import { type ErrorName, errors } from '@sands/contract/errors'
import { type ErrorTextKey, errorTexts } from '@sands/i18n/errors'
import { format, type Params } from '@sands/i18n/format'
import type { Language } from '@sands/rules/language'
import type { Static } from 'typebox'
import { wordingOf } from './wordings.ts'

type Catalog = typeof errors
type ParamsOf<Name extends ErrorName> = Catalog[Name] extends { params: infer P }
  ? Static<P & import('typebox').TObject>
  : undefined

/** The only way to refuse a request. Code, status and text follow from the error's name. */
export class AppError extends Error {
  readonly errorName: ErrorName
  readonly params: Params

  constructor(errorName: ErrorName, params: Params = {}) {
    super(errorName)
    this.errorName = errorName
    this.params = params
  }
}

export const fail = <Name extends ErrorName>(
  name: Name,
  ...[params]: ParamsOf<Name> extends undefined ? [] : [ParamsOf<Name>]
) => new AppError(name, params as Params | undefined)

export const errorText = (key: ErrorTextKey, language: Language, params: Params = {}): string =>
  format(wordingOf(language, key) ?? errorTexts[language][key], params, language)

export interface ErrorAnswer {
  status: number
  body: { code: number; msg: string; data: Params | null }
}

export function presentError({ errorName, params }: AppError, language: Language): ErrorAnswer {
  const { code, status } = errors[errorName]
  return {
    status,
    body: { code, msg: errorText(errorName, language, params), data: Object.keys(params).length > 0 ? params : null },
  }
}
