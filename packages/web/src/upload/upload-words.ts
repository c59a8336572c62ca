import type { Language } from '@sands/rules/language'
import { numberFormat } from '../i18n/formats.ts'
import { sizeText } from '../i18n/size-text.ts'
import { localeOf, type Translate } from '../i18n/texts.ts'
import { secondsLeft } from './speed.ts'
import type { UploadItem } from './upload-item.ts'

const MINUTE = 60
const HOUR = 3600

function leftText(seconds: number, t: Translate): string {
  if (seconds < MINUTE) return t('media.upload_left_seconds', { count: seconds })
  if (seconds < HOUR) return t('media.upload_left_minutes', { count: Math.round(seconds / MINUTE) })
  return t('media.upload_left_hours', { count: Math.round(seconds / HOUR) })
}

const percentText = ({ sent, size }: UploadItem, language: Language) =>
  numberFormat(localeOf(language), { style: 'percent' }).format(size > 0 ? Math.min(1, sent / size) : 0)

/** The state of an upload as a short text that is announced. */
export function stateText(item: UploadItem, t: Translate, language: Language): string {
  if (item.state === 'failed') return item.reason ?? t('media.upload_failed')
  if (item.state === 'missing') return t('media.upload_missing', { percent: percentText(item, language) })
  return t(`media.upload_${item.state}`)
}

/** Size, speed and time left: the parts that change continuously. */
export function progressParts({ state, sent, size, speed }: UploadItem, t: Translate): string[] {
  const amount = t('media.upload_of', { sent: sizeText(sent), size: sizeText(size) })
  if (state !== 'sending' || speed < 1) return [state === 'done' || state === 'failed' ? sizeText(size) : amount]
  const left = secondsLeft(size - sent, speed)
  const parts = [amount, t('media.upload_speed', { speed: sizeText(speed) })]
  return left === undefined ? parts : [...parts, leftText(left, t)]
}
