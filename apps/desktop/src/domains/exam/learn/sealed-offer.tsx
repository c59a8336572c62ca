import { saveText } from '@sands/web/exam/attempt/save-text'
import type { OpenAttempt } from '@sands/web/exam/attempt/use-attempt'
import { Alert, Button } from 'antd'
import { useT } from '../../../kernel/text.ts'

/** Without a network: the answers that are only here, as a file to keep or to pass on. */
export function SealedOffer({ open, count }: { open: OpenAttempt; count: number }) {
  const t = useT()
  const name = `${t('exam.sealed_file')}-${open.paper.examRecordId}.json`
  return (
    <Alert
      type="warning"
      showIcon
      title={t('exam.sealed_title')}
      description={t('exam.sealed_text', { count })}
      action={<Button onClick={() => void saveText(name, open.sealed())}>{t('exam.sealed_save')}</Button>}
    />
  )
}
