import type { Resource } from '@sands/contract/media/media.model'
import { FILE_STATUS } from '@sands/rules/upload'
import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useT } from '../text.ts'
import { StateTag } from '../ui/state-tag.tsx'
import { STATUS_TEXTS, STATUS_TONES } from './file-texts.ts'

/** Whether a file is ready, and its progress if not. */
export function FileState({ file: { status, progress } }: { file: Pick<Resource, 'status' | 'progress'> }) {
  const t = useT()
  const [language] = useLanguage()
  const percent = numberFormat(localeOf(language), { style: 'percent' }).format(progress / 100)
  return (
    <StateTag tone={STATUS_TONES[status]}>
      {status === FILE_STATUS.running ? t('media.state_running_at', { percent }) : t(STATUS_TEXTS[status])}
    </StateTag>
  )
}
