import { limitInMb, PICTURE_TYPES, UPLOAD_RULES, type UploadPurpose } from '@sands/rules/upload'
import { translate } from '../i18n/texts.ts'

/** For the `accept` attribute; phones then also offer the camera. */
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/gif,image/bmp'

/** The types as a text for people. */
export const PICTURE_KINDS = PICTURE_TYPES.filter((type) => type !== 'jpeg').join(' / ')

function isPicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  if (type) return PICTURE_ACCEPT.split(',').includes(type.toLowerCase()) || type === 'image/x-ms-bmp'
  // Some web views provide files without a type.
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return PICTURE_TYPES.some((known) => known === ending)
}

/** Why a file would be refused, as a text; undefined when it can be tried. */
export function refusalOf(file: Pick<File, 'type' | 'name' | 'size'>, purpose: UploadPurpose): string | undefined {
  if (!isPicture(file)) return translate('kernel.upload_wrong_type', { types: PICTURE_KINDS })
  if (file.size === 0) return translate('kernel.upload_unreadable')
  if (file.size > UPLOAD_RULES[purpose].limit)
    return translate('kernel.upload_too_large', { limit: limitInMb(purpose) })
  return undefined
}
