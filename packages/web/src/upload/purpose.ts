import { UPLOAD_RULES, type UploadPurpose } from '@sands/rules/upload'
import { sizeText } from '../i18n/size-text.ts'
import { translate } from '../i18n/texts.ts'

export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** For the `accept` attribute. It lists extensions, because browsers know no type for some of them. */
export const acceptOf = (purposes: readonly UploadPurpose[]): string =>
  purposes.flatMap((purpose) => UPLOAD_RULES[purpose].types.map((type) => `.${type}`)).join(',')

/** The types as a text for people. */
const typesOf = (purposes: readonly UploadPurpose[]): string =>
  [...new Set(purposes.flatMap((purpose) => UPLOAD_RULES[purpose].types))].join(', ')

/** The types that a place accepts, grouped by maximum size. */
export function limitsOf(purposes: readonly UploadPurpose[]): { types: string; limit: string }[] {
  const limits = new Set(purposes.map((purpose) => UPLOAD_RULES[purpose].limit))
  return [...limits].map((limit) => ({
    types: typesOf(purposes.filter((purpose) => UPLOAD_RULES[purpose].limit === limit)),
    limit: sizeText(limit),
  }))
}

type Look = { purpose: UploadPurpose; refusal?: undefined } | { purpose?: undefined; refusal: string }

/** The purpose of a chosen file by its extension, or why it would be refused, as a text. */
export function lookAt({ name, size }: Pick<File, 'name' | 'size'>, purposes: readonly UploadPurpose[]): Look {
  const ending = endingOf(name)
  const purpose = purposes.find((candidate) => UPLOAD_RULES[candidate].types.includes(ending))
  if (!purpose) return { refusal: translate('media.upload_wrong_type', { types: typesOf(purposes) }) }
  if (size === 0) return { refusal: translate('media.upload_empty') }
  const { limit } = UPLOAD_RULES[purpose]
  if (size > limit) return { refusal: translate('media.upload_too_large', { limit: sizeText(limit) }) }
  return { purpose }
}
